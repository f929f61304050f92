import { api } from '../../online/api.ts';
import { saveFile } from '../records.svelte.ts';
import { tried } from './refused.ts';

/** After the end: the whole game, the dealt cards included, as a file of this device. */
export async function saveRecord(id: string): Promise<void> {
  const record = await tried(api.record(id));
  if (record) saveFile(`tarmac-${id}.json`, JSON.stringify(record, null, 2));
}
