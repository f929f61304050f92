import { api } from '../../online/api.ts';
import { rememberName } from '../plan.ts';

/** Makes this browser a guest of that name, or gives the guest another one. */
export async function beGuest(name: string): Promise<void> {
  const me = await api.me();
  if (me === null) await api.newGuest(name);
  else if (me.name !== name) await api.rename(name);
  rememberName(name);
}
