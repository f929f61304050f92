import Database from 'better-sqlite3';
import { StoreInUse } from '../database.ts';

/**
 * One process at a time: an exclusive transaction held on a small file beside the store. The system lets go of it when
 * the process ends, however it ends, so nothing has to be cleaned up after a crash.
 */
export function lockStore(file: string, folder: string): () => void {
  const db = new Database(file, { timeout: 0 });
  try {
    db.exec('begin exclusive');
  } catch (error) {
    db.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StoreInUse(
        `Another Tarmac uses the tables in ${folder}. Stop it, or choose another folder with --data.`,
      );
    }
    throw error;
  }
  return () => db.close();
}
