import { fixtureSuite } from '@tarmac/testkit/suite';
import { airlines1990 } from '../src/index.ts';

fixtureSuite(airlines1990, new URL('fixtures/', import.meta.url));
