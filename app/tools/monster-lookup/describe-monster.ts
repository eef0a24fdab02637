import { plainText, type Statblock, type StatblockLine } from '~/compendium/statblock/statblock';

/** What search engines show of a description; what is behind it is read by nobody. */
const LONGEST = 165;

/** What a creature is asked for first, as the layouts call it. */
const FACTS = [
  ['Armor Class', 'AC'],
  ['Hit Points', 'HP'],
  ['Challenge', 'CR'],
  ['Speed', 'Speed'],
];

/** What a creature is asked for first: its armor class, hit points, challenge rating and speed. */
export function firstFacts({ head, lines }: Pick<Statblock, 'head' | 'lines'>): StatblockLine[] {
  return FACTS.flatMap(
    (labels) => [...head, ...lines].find(({ label }) => labels.includes(label)) ?? [],
  );
}

/** A statblock in two lines, for search engines and previews of a link. */
export function describeMonster(block: Statblock): string {
  const facts = firstFacts(block).map(({ label, segments }) =>
    `${label} ${plainText(segments)}`.replace(/\.$/, ''),
  );
  return facts.reduce((said, fact, at) => {
    const longer = `${at === 0 ? said : `${said.slice(0, -1)},`} ${fact}.`;
    return longer.length > LONGEST ? said : longer;
  }, `${block.name}: ${block.kind}.`);
}
