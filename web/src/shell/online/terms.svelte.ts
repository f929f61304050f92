import { LIMITS } from '@tarmac/protocol';
import type { NewTable } from '../../online/api.ts';
import { rememberedName } from '../plan.ts';
import { beGuest } from './guest.ts';

/** What is agreed about every table for people elsewhere: who opens it, who may join, what happens when somebody is away. */
export class Terms {
  name = $state(rememberedName());
  access = $state.raw<NewTable['access']>('link');
  /** In minutes. */
  absence = $state.raw<number>(LIMITS.absence.usual);
  /** It was to be opened without a name. */
  nameMissing = $state.raw(false);

  /** This browser gets the name; false if it is missing. */
  protected async signIn(): Promise<boolean> {
    const name = this.name.trim();
    this.nameMissing = name === '';
    if (!this.nameMissing) await beGuest(name);
    return !this.nameMissing;
  }
}
