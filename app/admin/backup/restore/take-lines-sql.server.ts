import { z } from 'zod';
import type { FightCalls } from '~/fights/kept/fight-calls';
import type { CopyDesk } from '../copies-sql.server';
import { BACKED_UP } from '../plan';
import { shapeOf, sqlName } from '../table-shape-sql.server';
import { insertSql, type RowsHead } from './insert-rows';

/** The result of restoring some lines: rows read and written, files and fights. */
export type Taken = { read: number; written: number; files: number; fights: number };

const STATEMENT_ROWS = 500;
const STATEMENT_LETTERS = 400_000;

const rowsHead = z.object({
  part: z.string(),
  table: z.enum(BACKED_UP),
  columns: z.array(z.string()),
  blobs: z.array(z.string()),
});
const head = z.union([
  rowsHead,
  z.object({ file: z.string().startsWith('users/') }),
  z.object({ fight: z.string(), owner: z.string() }),
]);

/** Receives the lines after a header. */
type Taker = { line(text: string): Promise<void>; end(): Promise<void> };

async function rowsTaker({ db }: CopyDesk, of: RowsHead, taken: Taken): Promise<Taker> {
  const shape = await shapeOf(db, of.table);
  if (shape?.columns.join() !== of.columns.map(sqlName).join())
    throw new Error(`The table ${of.table} has other columns here.`);
  const insert = insertSql({ ...of, blobs: shape.blobs }, shape);
  let lines: string[] = [];
  let letters = 0;
  async function flush(): Promise<void> {
    if (lines.length === 0) return;
    const statement = db.$client.prepare(insert).bind(`[${lines.join(',')}]`);
    const { results } = await statement.all();
    taken.read += lines.length;
    taken.written += results.length;
    [lines, letters] = [[], 0];
  }
  return {
    async line(text) {
      if (lines.length >= STATEMENT_ROWS || letters + text.length > STATEMENT_LETTERS)
        await flush();
      lines.push(text);
      letters += text.length;
    },
    end: flush,
  };
}

function fileTaker({ files }: CopyDesk, key: string, taken: Taken): Taker {
  return {
    async line(text) {
      const letters = atob(z.string().parse(JSON.parse(text)));
      await files.put(
        key,
        Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      );
      taken.files += 1;
    },
    end: async () => undefined,
  };
}

/** A fight without a row would not be in any list, so its data is not restored. */
async function fightTaker({ db, fights }: CopyDesk, id: string, taken: Taken): Promise<Taker> {
  const query = 'select 1 from fights where id = ?1';
  const isWanted = (await db.$client.prepare(query).bind(id).first()) !== null;
  let lines: string[] = [];
  let letters = 0;
  let isFirst = true;
  async function flush(): Promise<void> {
    if (lines.length === 0 || !isWanted) return;
    const [some, first] = [lines, isFirst];
    await fights.ask(id, (fight: FightCalls) => fight.copyIn(some, first));
    if (isFirst) taken.fights += 1;
    [lines, letters, isFirst] = [[], 0, false];
  }
  return {
    async line(text) {
      if (letters + text.length > STATEMENT_LETTERS) await flush();
      lines.push(text);
      letters += text.length;
    },
    end: flush,
  };
}

async function takerOf(desk: CopyDesk, text: string, taken: Taken): Promise<Taker> {
  const read = head.parse(JSON.parse(text));
  if ('part' in read) return rowsTaker(desk, read, taken);
  if ('file' in read) return fileTaker(desk, read.file, taken);
  return fightTaker(desk, read.fight, taken);
}

/** Whether a line is a header: rows are arrays, and the lines of a fight have `row` or `sql`. */
function isHead(text: string): boolean {
  return /^\{"(part|file|fight)":/.test(text);
}

/**
 * Restores lines of a backup as they arrive, about a megabyte at a time; sending the same lines again changes nothing.
 */
export async function takeLines(desk: CopyDesk, lines: AsyncIterable<string>): Promise<Taken> {
  const taken: Taken = { read: 0, written: 0, files: 0, fights: 0 };
  let taker: Taker | null = null;
  for await (const text of lines) {
    if (text === '') continue;
    if (isHead(text)) {
      await taker?.end();
      taker = await takerOf(desk, text, taken);
      continue;
    }
    if (taker === null) throw new Error('Backup lines of an unknown kind.');
    await taker.line(text);
  }
  await taker?.end();
  return taken;
}
