import { plainText, type Statblock } from '~/compendium/statblock/statblock';

/** What search engines show of a description; what is behind it is read by nobody. */
const LONGEST = 165;

/** What a creature is asked for first, as the layouts call it. */
const FACTS = [
  ['Armor Class', 'AC'],
  ['Hit Points', 'HP'],
  ['Challenge', 'CR'],
  ['Speed', 'Speed'],
];

/** A statblock in two lines, for search engines and previews of a link. */
export function describeMonster({ name, kind, head, lines }: Statblock): string {
  const facts = FACTS.flatMap((labels) => {
    const found = [...head, ...lines].find(({ label }) => labels.includes(label));
    return found ? [`${found.label} ${plainText(found.segments)}`.replace(/\.$/, '')] : [];
  });
  return facts.reduce((said, fact, at) => {
    const longer = `${at === 0 ? said : `${said.slice(0, -1)},`} ${fact}.`;
    return longer.length > LONGEST ? said : longer;
  }, `${name}: ${kind}.`);
}
