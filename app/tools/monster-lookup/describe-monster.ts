import { plainText, type Statblock, type StatblockLine } from '~/compendium/statblock/statblock';

/** The maximum length of a description that search engines show. */
const LONGEST = 165;

/** The labels of the most important facts, in both layouts. */
const FACTS = [
  ['Armor Class', 'AC'],
  ['Hit Points', 'HP'],
  ['Challenge', 'CR'],
  ['Speed', 'Speed'],
];

/** The most important facts: armor class, hit points, challenge rating and speed. */
export function firstFacts({ head, lines }: Pick<Statblock, 'head' | 'lines'>): StatblockLine[] {
  return FACTS.flatMap(
    (labels) => [...head, ...lines].find(({ label }) => labels.includes(label)) ?? [],
  );
}

/** A short description of a statblock, for search engines and link previews. */
export function describeMonster(block: Statblock): string {
  const facts = firstFacts(block).map(({ label, segments }) =>
    `${label} ${plainText(segments)}`.replace(/\.$/, ''),
  );
  return facts.reduce((said, fact, at) => {
    const longer = `${at === 0 ? said : `${said.slice(0, -1)},`} ${fact}.`;
    return longer.length > LONGEST ? said : longer;
  }, `${block.name}: ${block.kind}.`);
}
