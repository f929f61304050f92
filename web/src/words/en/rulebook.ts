/** The reader of the rules. */
export const rulebook = {
  title: 'Rules',
  search: 'Search the rules',
  clear: 'Show all rules',
  contents: 'Contents',
  none: 'No rule says that.',
  found: (n: number) => (n === 1 ? '1 place found' : `${n} places found`),
  ours: 'Our decision',
  example: 'Example',
  toRule: (rule: string) => `To rule ${rule}`,
};
