import type { Company, View } from '@tarmac/airlines-1990';

/** What has become of a company: `waiting` for its founding (A90-20), `founded`, or `inactive` for good (A90-51). */
type CompanyState = 'waiting' | 'founded' | 'inactive';

export function stateOf(
  { founded, inactive }: Pick<View, 'founded' | 'inactive'>,
  company: Company,
): CompanyState {
  if (founded.includes(company)) return 'founded';
  return inactive.includes(company) ? 'inactive' : 'waiting';
}
