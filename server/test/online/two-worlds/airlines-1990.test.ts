import { twoWorlds } from './programme.ts';

twoWorlds('airlines-1990');
