import { listCharacters } from '~/characters/kept/characters.server';
import { lineWords } from '~/characters/record/line-words';
import { listEncounters, openEncounter } from '~/encounters/kept/encounters.server';
import { partiesOf, partyFor } from '~/parties/kept/parties.server';
import type { Services } from '~/platform/services.server';
import type { Ask } from '../address/ask';
import { sideNamed } from '../address/ask';
import { type Row, rowOf } from '../address/row';
import { PRESS, withRows } from '../address/sent';
import { OF_LAB } from './members.server';

/** One of the user's things to add, for a select. */
type Choice = { value: string; label: string };

const MOST_OFFERED = 50;

/** The user's parties, characters and encounters that can be added to a side. */
export async function choicesOf(
  { db }: Pick<Services, 'db'>,
  userId: string | null,
): Promise<{ parties: Choice[]; characters: Choice[]; encounters: Choice[] }> {
  if (userId === null) return { parties: [], characters: [], encounters: [] };
  const [parties, characters, encounters] = await Promise.all([
    partiesOf(db, userId),
    listCharacters(db, userId),
    listEncounters(db, userId),
  ]);
  return {
    parties: parties.map(({ id, name }) => ({ value: id, label: name })),
    characters: characters.map((one) => ({
      value: one.id,
      label: `${one.name || 'Nameless'} · ${lineWords(one)}`,
    })),
    encounters: encounters
      .slice(0, MOST_OFFERED)
      .map(({ id, name }) => ({ value: id, label: name })),
  };
}

/** Adds the party, character or encounter whose button was pressed ("party:a", "character:a", "encounter:b"). */
export async function withTaken(
  services: Services,
  ask: Ask,
  params: URLSearchParams,
  userId: string | null,
): Promise<Ask> {
  const [verb, sideText] = (params.get(PRESS) ?? '').split(':');
  const side = sideNamed(sideText ?? '');
  const id = (params.get(verb ?? '') ?? '').slice(0, 80);
  if (side === null || userId === null || id === '') return ask;
  if (verb === 'party') return withRows(ask, side, await partyRows(services, id, userId));
  if (verb === 'character') return withRows(ask, side, [rowOf(`*${OF_LAB}.${id}`, {})]);
  if (verb !== 'encounter') return ask;
  const read = await openEncounter(services, userId, id);
  if (read === null || read === 'unread') return ask;
  const { creatures, edition, party } = read.encounter;
  const rows = (of: 'foes' | 'allies') =>
    creatures.flatMap(({ record, count, round, side: on }): Row[] =>
      record === null || on !== of
        ? []
        : [rowOf(record, { n: String(count), r: round === null ? '' : String(round) })],
    );
  const taken = withRows({ ...ask, edition }, side, rows('foes'));
  const other = side === 'a' ? 'b' : 'a';
  const heroes = party.partyId === null ? [] : await partyRows(services, party.partyId, userId);
  return withRows(taken, other, [...heroes, ...rows('allies')]);
}

/** The members of a party who are not absent. */
async function partyRows({ db }: Pick<Services, 'db'>, id: string, userId: string): Promise<Row[]> {
  const party = await partyFor(db, userId, id);
  return (party?.list ?? [])
    .filter(({ settings }) => !settings.absent)
    .map((member) => rowOf(`*${id}.${member.id}`, {}));
}
