import type { Ask } from './ask';
import { buildOfRow, isWritten, memberOfRow } from './row';

/**
 * The query string that runs a battle in the tracker: foes with their rounds, allies from records, and the party or
 * the user's characters by id.
 */
export function trackerSearch({ edition, sides }: Pick<Ask, 'edition' | 'sides'>): string {
  const groups = new Map<string, string[]>();
  const put = (field: string, who: string, count: string | undefined) =>
    groups.set(field, [
      ...(groups.get(field) ?? []),
      `${who.replace(/[,:]/g, ' ')}:${count ?? '1'}`,
    ]);
  for (const row of sides.b) {
    if (memberOfRow(row) !== null || buildOfRow(row) !== null) continue;
    const { r, n } = row.said;
    const who = isWritten(row) ? row.who.slice(1) : row.who;
    put(r === undefined || r === '1' ? 'monsters' : `wave-${r}`, who, n);
  }
  for (const row of sides.a) {
    if (!isWritten(row) && memberOfRow(row) === null && buildOfRow(row) === null)
      put('allies', row.who, row.said.n);
  }
  const params = new URLSearchParams({ edition });
  for (const [field, creatures] of groups) params.set(field, creatures.join(','));
  const members = sides.a.flatMap((row) => memberOfRow(row) ?? []);
  const party = members.find((one) => one.party !== 'lab')?.party;
  if (party !== undefined) params.set('party', party);
  const own = members.flatMap(({ party: of, member }) => (of === 'lab' ? [member] : []));
  if (own.length > 0) params.set('characters', own.join(','));
  return `?${params}`;
}
