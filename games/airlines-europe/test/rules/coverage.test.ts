import { refusalReasonsSuite, ruleNumbersSuite } from '@tarmac/testkit/suite';

const home = new URL('../../', import.meta.url);
ruleNumbersSuite(home, 'AE', 40);
refusalReasonsSuite(home, 25);
