import { fixtureSuite } from '@tarmac/testkit/suite';
import { airlinesEurope } from '../src/index.ts';

fixtureSuite(airlinesEurope, new URL('fixtures/', import.meta.url));
