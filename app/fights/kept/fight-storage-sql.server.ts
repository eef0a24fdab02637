import type { Edition } from '~/rules/edition';
import type { FightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import type { FightBirth, LogPage } from './fight-calls';
import { type Base, type OpenLog, openLog } from './fight-log';

/** What the object stores about its fight. */
export type About = {
  id: string;
  owner: string;
  name: string;
  edition: Edition;
  openedAt: number;
  /**
   * A device with fewer events than this number must read the whole fight again, because an event before the base was
   * undone or redone.
   */
  readAnew: number;
};

/** A row of the object's storage holds two megabytes, and a character takes up to three bytes. */
const PART_LETTERS = 400_000;
const PAGE_LETTERS = 1_000_000;

const TABLES = [
  `create table about (id text not null, owner text not null, name text not null, edition text not null,
    opened_at integer not null, read_anew integer not null default 0)`,
  'create table events (seq integer primary key, at integer not null, json text not null)',
  // Events before the base: their ids are needed at every opening to detect duplicates, the rest hardly ever.
  'create table blocks (seq integer primary key, ids text not null, letters integer not null)',
  'create table base (part integer primary key, seq integer not null, text text not null)',
];

/** The SQL storage of a fight's object: its owner, its log, and the base some hundred events ago. */
export function fightStorage({ sql }: DurableObjectStorage) {
  /** Null for an object that was never opened or was emptied: it then has no tables and costs nothing. */
  function about(): About | null {
    const made = sql.exec("select 1 from sqlite_master where type = 'table' and name = 'about'");
    if (made.toArray().length === 0) return null;
    const query =
      'select id, owner, name, edition, opened_at as openedAt, read_anew as readAnew from about';
    return sql.exec<About>(query).toArray()[0] ?? null;
  }

  function create(owner: string, { id, name, edition, now }: FightBirth): void {
    for (const table of TABLES) sql.exec(table);
    const query =
      'insert into about (id, owner, name, edition, opened_at) values (?1, ?2, ?3, ?4, ?5)';
    sql.exec(query, id, owner, name, edition, now);
  }

  function seedOf({ name, edition }: About): Base {
    return { seq: 0, fight: newFight(name, edition) };
  }

  function base(of: About): Base {
    const query = 'select seq, text from base order by part';
    const parts = sql.exec<{ seq: number; text: string }>(query).toArray();
    const [first] = parts;
    if (!first) return seedOf(of);
    return { seq: first.seq, fight: JSON.parse(parts.map(({ text }) => text).join('')) };
  }

  function textsAfter(seq: number): string[] {
    const query = 'select json from events where seq > ?1 order by seq';
    const rows = sql.exec<{ json: string }>(query, seq).toArray();
    return rows.map(({ json }) => json);
  }

  const read = (texts: readonly string[]): FightEvent[] => texts.map((text) => JSON.parse(text));

  /** The log with its latest events, and the length of the whole log in characters. */
  function open(of: About): { log: OpenLog; letters: number } {
    const from = base(of);
    const query = 'select ids, letters from blocks order by seq';
    const blocks = sql.exec<{ ids: string; letters: number }>(query).toArray();
    const texts = textsAfter(from.seq);
    const ids = blocks.flatMap(({ ids }) => JSON.parse(ids) as string[]);
    const before = blocks.reduce((sum, { letters }) => sum + letters, 0);
    const letters = texts.reduce((sum, text) => sum + text.length, before);
    return { log: openLog(from, ids, read(texts)), letters };
  }

  /** The whole log from its beginning. */
  const openWhole = (of: About): OpenLog => openLog(seedOf(of), [], read(textsAfter(0)));

  function addEvent(seq: number, at: number, json: string): void {
    sql.exec('insert into events (seq, at, json) values (?1, ?2, ?3)', seq, at, json);
  }

  /** Replaces the base; `ids` are those of the events between the old and the new one. */
  function writeBase({ seq, fight }: Base, before: number, ids: readonly string[]): void {
    const text = JSON.stringify(fight);
    sql.exec('delete from base');
    for (let part = 0; part * PART_LETTERS < text.length; part += 1) {
      const letters = text.slice(part * PART_LETTERS, (part + 1) * PART_LETTERS);
      sql.exec('insert into base (part, seq, text) values (?1, ?2, ?3)', part, seq, letters);
    }
    if (ids.length === 0) return;
    const block = `insert into blocks (seq, ids, letters)
      select ?1, ?2, total(length(json)) from events where seq > ?3 and seq <= ?1`;
    sql.exec(block, seq, JSON.stringify(ids), before);
  }

  function noteReadAnew(seq: number): void {
    sql.exec('update about set read_anew = ?1', seq);
  }

  /** When the last event was added, or the fight was opened; milliseconds. */
  function changedAt({ openedAt }: About): number {
    const query = 'select at from events order by seq desc limit 1';
    return sql.exec<{ at: number }>(query).toArray()[0]?.at ?? openedAt;
  }

  /** A page of the log from a number on: about a megabyte, and at least one event. */
  function page({ name, edition }: About, from: number): LogPage {
    const begins = { name, edition };
    const events: string[] = [];
    let letters = 0;
    const query = 'select seq, json from events where seq >= ?1 order by seq';
    for (const { seq, json } of sql.exec<{ seq: number; json: string }>(query, from)) {
      letters += json.length;
      if (events.length > 0 && letters > PAGE_LETTERS) return { begins, events, next: seq };
      events.push(json);
    }
    return { begins, events, next: null };
  }

  return {
    about,
    create,
    open,
    openWhole,
    addEvent,
    writeBase,
    noteReadAnew,
    changedAt,
    page,
  };
}

export type FightStorage = ReturnType<typeof fightStorage>;
