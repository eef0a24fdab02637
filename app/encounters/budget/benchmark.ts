type Foe = { readonly cr: number | null; readonly count: number };

/**
 * A check without a table (the "lazy benchmark" of many game masters, in our words): a fight may be deadly once the challenge ratings
 * of all foes together are more than a fourth of all levels together, or half of them from the fifth level on; and one foe alone
 * when its rating is above the party's average level, or one and a half times it from the fifth level on.
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
