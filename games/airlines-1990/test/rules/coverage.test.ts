import { refusalReasonsSuite, ruleNumbersSuite } from '@tarmac/testkit/suite';

const home = new URL('../../', import.meta.url);
ruleNumbersSuite(home, 'A90', 30);
refusalReasonsSuite(home, 30);
