import { ruleNumbersSuite } from '@tarmac/testkit/suite';

ruleNumbersSuite(new URL('../../', import.meta.url), 'A90', 30);
