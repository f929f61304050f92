export { addresses } from './addresses.ts';
export { buildApp } from './app.ts';
export { LIMITS } from './limits.ts';
export { CannotListen, listen } from './listen.ts';
export { Online } from './online/online.ts';
export { BackupRefused, restoreBackup, writeBackup } from './store/backup.ts';
export { defaultDataFolder } from './store/files.ts';
export { StoreInUse } from './store/lock.ts';
export { TooNew } from './store/migrations.ts';
