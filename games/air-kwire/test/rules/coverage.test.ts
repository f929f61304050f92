import { ruleNumbersSuite } from '@tarmac/testkit/suite';

ruleNumbersSuite(new URL('../../', import.meta.url), 'AK', 50);
