type Foe = { readonly cr: number | null; readonly count: number };

/**
 * A quick check without a table (the "lazy benchmark" of many game masters, in our words): a fight may be deadly when
 * the challenge ratings of all foes add up to more than a quarter of the sum of the party's levels, or half from an
 * average level of 5; a single foe when its rating is above the average level, or above 1.5 times it from level 5.
 */
export function benchmarkOf(levels: readonly number[], foes: readonly Foe[]): string | null {
  if (levels.length === 0 || foes.length === 0) return null;
  const sum = levels.reduce((all, level) => all + level, 0);
  const average = sum / levels.length;
  const seasoned = average >= 5;
  const ratings = foes.reduce((all, { cr, count }) => all + (cr ?? 0) * count, 0);
  const bound = sum / (seasoned ? 2 : 4);
  const most = average * (seasoned ? 1.5 : 1);
  const highest = Math.max(...foes.map(({ cr }) => cr ?? 0));
  const told = `${plain(ratings)} of ${plain(bound)}`;
  const alone = highest > most ? `, CR ${plain(highest)} alone above ${plain(most)}` : '';
  return `${told}${alone}, ${ratings > bound || alone !== '' ? 'may be deadly' : 'fine'}.`;
}

function plain(value: number): string {
  return String(Math.round(value * 100) / 100);
}
