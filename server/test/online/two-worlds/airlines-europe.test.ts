import { twoWorlds } from './programme.ts';

twoWorlds('airlines-europe');
