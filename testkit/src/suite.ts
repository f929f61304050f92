/* The tests that every game runs, for vitest only. */
export type { ContractWish } from './suites/contract.ts';
export { contractSuite } from './suites/contract.ts';
export { fixtureSuite } from './suites/fixtures.ts';
export type { Golden, GoldenWords } from './suites/goldens.ts';
export { goldenSuite } from './suites/goldens.ts';
export type { NaiveEngine } from './suites/naive.ts';
export { naiveSuite } from './suites/naive.ts';
export { often } from './suites/often.ts';
export type { PerftRow } from './suites/perft.ts';
export { perftSuite } from './suites/perft.ts';
export { refusalReasonsSuite } from './suites/refusal-reasons.ts';
export { ruleNumbersSuite } from './suites/rule-numbers.ts';
