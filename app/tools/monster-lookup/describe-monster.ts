import { plainText, type Statblock } from '~/compendium/statblock/statblock';

/** A statblock in two lines, for search engines and previews of a link. */
export function describeMonster({ name, kind, head, lines }: Statblock): string {
  const facts = ['Armor Class', 'AC', 'Hit Points', 'HP', 'Speed', 'Challenge', 'CR'].map(
    (label) => {
      const found = [...head, ...lines].find((one) => one.label === label);
      return found ? `${label} ${plainText(found.segments)}` : null;
    },
  );
  return `${name}: ${kind}. ${facts.filter((fact) => fact !== null).join(', ')}.`;
}
