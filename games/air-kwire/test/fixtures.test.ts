import { fixtureSuite } from '@tarmac/testkit/suite';
import { airKwire } from '../src/index.ts';

fixtureSuite(airKwire, new URL('fixtures/', import.meta.url));
