import { twoWorlds } from './programme.ts';

twoWorlds('air-kwire');
