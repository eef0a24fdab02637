import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { streamText } from '~/platform/stream-text';
import { deletePerson } from '~/settings/person/delete.server';
import { exportPerson } from '~/settings/person/export.server';
import { exportedAs, PERSON_TABLES } from '~/settings/person/person-tables';
import { openDesk as openAccountDesk } from './account-desk';
import { tables } from './backup-desk';
import { fillEveryTable } from './every-table';
import { openDesk } from './fights-desk';
import { store } from './kept-rows';

type Row = Record<string, unknown>;

/** Tables that are deleted with an account but not exported, with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  monster_records: 'stands in the export with its row of monsters',
  own_monster_records: 'stands in the export with its row of own_monsters',
  spell_records: 'stands in the export with its row of spells',
  people: 'what management finds people by, made from their rows',
  people_search: 'what management finds people by, made from their rows',
  people_counts: 'how many people there are',
  fight_members: 'which of a party’s characters a fight has: the fight’s own text names them',
  character_parties: 'where a character sits: the member’s row says it too',
  fight_characters: 'which characters a fight writes back to: the fight’s own text names them',
  ended_seats: 'where a character sat until its party was deleted: the member’s row says it too',
};

/** Every row of every table. */
async function everyRow(): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>();
  for (const table of await tables()) {
    const { results } = await env.DB.prepare(`select * from ${table}`).all<Row>();
    all.set(table, results);
  }
  return all;
}

async function exportedBy(userId: string): Promise<Record<string, Row[]>> {
  const { results } = await env.DB.prepare(
    'select email from users where id = ?1 and email_verified = 1',
  )
    .bind(userId)
    .all<{ email: string }>();
  const owner = { userId, verifiedEmail: results[0]?.email ?? null };
  return JSON.parse(
    await new Response(streamText(exportPerson(store, owner, ''), () => {})).text(),
  );
}

const isPlain = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  (typeof value === 'string' && !/^[[{]/.test(value));

/** Whether an exported row equals a database row in every column that both have. */
function isSame(exported: Row, row: Row): boolean {
  return Object.entries(exported).every(
    ([name, value]) =>
      !(name in row) || !isPlain(value) || !isPlain(row[name]) || value === row[name],
  );
}

/** The rows that were deleted with an account, by table, without those that only changed. */
function takenOf(before: Map<string, Row[]>, after: Map<string, Row[]>): [string, Row][] {
  return [...before].flatMap(([table, rows]) => {
    const left = (after.get(table) ?? []).map((row) => JSON.stringify(keyOf(row)));
    return rows
      .filter((row) => !left.includes(JSON.stringify(keyOf(row))))
      .map((row): [string, Row] => [table, row]);
  });
}

/** What identifies a row: its id if it has one, otherwise all of it. */
function keyOf(row: Row): unknown {
  return row.id ?? row;
}

/** Whether a row belongs to another person by its columns, and so is in that person's export. */
function isOfAnother(table: string, row: Row, userId: string): boolean {
  const named = PERSON_TABLES.filter((entry) => entry.table === table && entry.by === 'user-id');
  const owners = named
    .filter(({ within }) => !within)
    .flatMap(({ column }) => (row[column] ? [row[column]] : []));
  return owners.length > 0 && !owners.includes(userId);
}

describe.each(['ann', 'ben'])('deleting the account of %s', (userId) => {
  it('deletes only what its export contains', async () => {
    await fillEveryTable(openDesk());
    await env.DB.prepare('delete from customers').run();
    const [before, told] = [await everyRow(), await exportedBy(userId)];
    const behind: Promise<unknown>[] = [];
    const services = {
      ...openAccountDesk(),
      later: (work: Promise<unknown>) => void behind.push(work),
    };
    expect(await deletePerson(services, userId)).not.toBeNull();
    await Promise.all(behind);
    expect(Object.keys(NOT_EXPORTED).filter((table) => !before.has(table))).toEqual([]);
    const taken = takenOf(before, await everyRow());
    expect(taken.length).toBeGreaterThan(5);
    const missing = taken.filter(([table, row]) => {
      if (table in NOT_EXPORTED || isOfAnother(table, row, userId)) return false;
      const entries = PERSON_TABLES.filter((entry) => entry.table === table);
      return !entries.some((entry) => told[exportedAs(entry)]?.some((one) => isSame(one, row)));
    });
    expect(missing).toEqual([]);
  });
});

it('an export has the characters that a game master entered into their own party, and nobody else’s', async () => {
  await fillEveryTable(openDesk());
  const { party_members: own, party_members_of_their_parties: written } = await exportedBy('ann');
  expect(own).toEqual([]);
  expect(written).toMatchObject([
    { id: 'm2', party_id: 'p', user_id: null, settings: { maximum: 9 } },
  ]);
  expect(Object.keys(written?.[0] ?? {})).not.toContain('marks');
  const other = await exportedBy('ben');
  expect(other.party_members).toMatchObject([{ id: 'm1', party_id: 'p', user_id: 'ben' }]);
  expect(other.party_members_of_their_parties).toEqual([]);
});
