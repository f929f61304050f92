import { refusalReasonsSuite, ruleNumbersSuite } from '@tarmac/testkit/suite';

const home = new URL('../../', import.meta.url);
ruleNumbersSuite(home, 'AK', 50);
refusalReasonsSuite(home, 45);
