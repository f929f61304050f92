import type { Viewer } from '@tarmac/kernel';
import type { HeardNews } from '../play/table-source.ts';
import type { Engine, Refusal } from './api.ts';

/** What can be asked with plain arguments. */
export type Method = Exclude<keyof Engine, 'follow'>;

/** What travels to the worker of the engine. Followings are numbered by the page. */
export type Ask =
  | { readonly method: Method; readonly args: readonly unknown[] }
  | {
      readonly follow: number;
      readonly id: string;
      readonly viewer: Viewer | undefined;
      /** How much was heard when a worker died and another took its place. */
      readonly at?: number;
    }
  | { readonly shown: number; readonly at: number }
  | { readonly stop: number };

/** What followers are told. */
export type Says =
  | { readonly follow: number; readonly news: HeardNews }
  | { readonly follow: number; readonly stuck: Refusal };
