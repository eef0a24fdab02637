import type { FightCalls } from '~/fights/kept/fight-calls';
import type { Database } from '~/platform/database.server';
import { packText } from '~/platform/kept-shelf/packed-text';
import type { Objects } from '~/platform/objects.server';
import { sha256 } from '~/platform/sha-256';
import { copyKey, FIGHT_ROWS, FILE_COLUMNS } from './plan';

export type CopyDesk = { db: Database; files: R2Bucket; fights: Objects };

/** Data that belongs to a row and is stored elsewhere: a file in R2, or the Durable Object of a fight. */
export type Companion =
  | { kind: 'file'; key: string }
  | { kind: 'fight'; key: string; id: string; owner: string };

/** A copy as written, with its size. */
type Copied = { key: string; bytes: number; hash: string };

const COPIED_TOGETHER = 8;

/** The files and fights that belong to a row, from its JSON line. */
export function companionsOf(table: string, columns: readonly string[], line: string): Companion[] {
  const named = FILE_COLUMNS.filter((one) => one.table === table);
  if (named.length === 0 && table !== FIGHT_ROWS.table) return [];
  const values: unknown[] = JSON.parse(line);
  const of = (column: string) => values[columns.indexOf(column)];
  if (table === FIGHT_ROWS.table) {
    const [id, owner] = [String(of(FIGHT_ROWS.id)), String(of(FIGHT_ROWS.owner))];
    const stands = FIGHT_ROWS.stands.map((column) => String(of(column))).join('-');
    return [{ kind: 'fight', key: `fights/${id}/${stands}`, id, owner }];
  }
  return named.flatMap(({ column }) => {
    const key = of(column);
    return typeof key === 'string' ? [{ kind: 'file', key }] : [];
  });
}

/** Those that no earlier backup has copied. */
export async function notCopiedYet(
  db: Database,
  companions: readonly Companion[],
): Promise<Companion[]> {
  if (companions.length === 0) return [];
  const query = `select key from backup_copies where hash <> '' and key in (select value from json_each(?1))`;
  const keys = JSON.stringify(companions.map(({ key }) => key));
  const { results } = await db.$client.prepare(query).bind(keys).all<{ key: string }>();
  const known = new Set(results.map(({ key }) => key));
  return companions.filter(({ key }) => !known.has(key));
}

/** Encodes bytes as base64, for JSON. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  // Convert in chunks: a function call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** The lines of a file's or fight's copy; null when it no longer exists. */
async function linesOf({ files, fights }: CopyDesk, of: Companion): Promise<string[] | null> {
  if (of.kind === 'file') {
    const bytes = await (await files.get(of.key))?.arrayBuffer();
    if (!bytes) return null;
    const { key } = of;
    return [JSON.stringify({ file: key }), JSON.stringify(base64Of(new Uint8Array(bytes)))];
  }
  const { id, owner } = of;
  const lines = [JSON.stringify({ fight: id, owner })];
  for (let from: number | null = 0; from !== null; ) {
    const at: number = from;
    const page = await fights.ask(id, (fight: FightCalls) => fight.copyOut(owner, at));
    if (page === null) return null;
    lines.push(...page.lines);
    from = page.next;
  }
  return lines;
}

async function copyOne(desk: CopyDesk, of: Companion): Promise<Copied | null> {
  const lines = await linesOf(desk, of);
  if (lines === null) return null;
  const text = `${lines.join('\n')}\n`;
  const packed = await packText(text);
  await desk.files.put(copyKey(of.key), packed);
  return { key: of.key, bytes: packed.byteLength, hash: await sha256(text) };
}

/**
 * Copies files and fights, a few at a time; missing ones are counted as lost. Each is recorded before it is written, so
 * that an unused copy is deleted with its backup.
 */
export async function copyAll(
  desk: CopyDesk,
  number: number,
  companions: readonly Companion[],
): Promise<{ copied: Copied[]; lost: number }> {
  const note = `insert or ignore into backup_copies (key, first, last, bytes, hash)
    select value, ?2, ?2, 0, '' from json_each(?1)`;
  const keys = JSON.stringify(companions.map(({ key }) => key));
  if (companions.length > 0) await desk.db.$client.prepare(note).bind(keys, number).run();
  const copied: Copied[] = [];
  let lost = 0;
  for (let at = 0; at < companions.length; at += COPIED_TOGETHER) {
    const some = companions.slice(at, at + COPIED_TOGETHER);
    for (const copy of await Promise.all(some.map((one) => copyOne(desk, one)))) {
      if (copy === null) lost += 1;
      else copied.push(copy);
    }
  }
  return { copied, lost };
}

/** The statements that record that a backup uses these copies, made by it or by an earlier one; for use in a batch. */
export function noteCopies(
  db: Database,
  number: number,
  { copied, all }: { copied: readonly Copied[]; all: readonly Companion[] },
): D1PreparedStatement[] {
  const d1 = db.$client;
  const add = `update backup_copies set bytes = j.value ->> 'bytes', hash = j.value ->> 'hash'
    from json_each(?1) j where backup_copies.key = j.value ->> 'key'`;
  const keep = 'update backup_copies set last = ?2 where key in (select value from json_each(?1))';
  const keys = all.map(({ key }) => key);
  return [
    d1.prepare(add).bind(JSON.stringify(copied)),
    d1.prepare(keep).bind(JSON.stringify(keys), number),
  ];
}
