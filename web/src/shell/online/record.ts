import { api } from '../../online/api.ts';
import { saveFile } from '../records.svelte.ts';

/** After the end: the whole game, the dealt cards included, as a file of this device. */
export async function saveRecord(id: string): Promise<void> {
  const record = await api.record(id);
  saveFile(`tarmac-${id}.json`, JSON.stringify(record, null, 2));
}
