import { expect, it, vi } from 'vitest';

vi.stubGlobal('$state', { raw: (value: unknown) => value });
const { shortNames } = await import('../../../../src/games/common/panels/people.ts');

it.each([
  { names: ['You', 'Chiara', 'Emil'], short: ['Y', 'C', 'E'] },
  { names: ['Bruno', 'Bea', 'Emil'], short: ['Br', 'Be', 'E'] },
  { names: ['Max', 'Maximiliane', 'Maria'], short: ['M1', 'M2', 'Mar'] },
  { names: ['Ada', 'Ada', 'Bo'], short: ['A1', 'A2', 'B'] },
])('in a narrow column $names are told apart', ({ names, short }) => {
  expect(shortNames(names)).toEqual(short);
});
