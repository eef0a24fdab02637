/** The players' code, and the secret from which public ids are derived. */
export type Door = { code: string; secret: string };

/** When the current turn began by the server's clock, and since when the fight is paused; milliseconds. */
export type TurnClock = { turnAt: number | null; pausedAt: number | null };

/** A picture that the game master shows. */
export type TablePicture = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** Most phones that a fight remembers, including those that never got a seat. */
const MOST_DEVICES = 60;
/** Most pictures of a fight; the oldest are removed. */
export const MOST_PICTURES = 12;
/** Bytes of one picture: a row holds two megabytes. */
export const PICTURE_BYTES = 1024 * 1024;

const TABLES = [
  'create table if not exists door (code text not null, secret text not null)',
  'create table if not exists devices (token text primary key, seat text not null, at integer not null)',
  'create table if not exists turn_clock (turn_at integer, paused_at integer)',
  'create table if not exists pictures (id text primary key, type text not null, bytes blob not null, at integer not null)',
];

/**
 * What a fight's object stores for players besides the log: the code, the seats of phones, the turn clock and
 * pictures.
 */
export function tableStorage({ sql }: DurableObjectStorage) {
  /** Fights that were never shared have none of these tables. */
  const has = () =>
    sql.exec("select 1 from sqlite_master where name = 'door'").toArray().length > 0;

  /** The storage for writing; creates the tables again if a rolled back write removed them. */
  function made(): typeof sql {
    for (const table of TABLES) sql.exec(table);
    return sql;
  }

  function door(): Door | null {
    if (!has()) return null;
    return sql.exec<Door>('select code, secret from door').toArray()[0] ?? null;
  }

  function openDoor({ code, secret }: Door): void {
    made().exec('delete from door');
    sql.exec('insert into door (code, secret) values (?1, ?2)', code, secret);
    // The clock was not updated while the page was closed.
    sql.exec('delete from turn_clock');
  }

  function closeDoor(): void {
    if (has()) sql.exec('delete from door');
  }

  /** The seat of a phone, granted or only requested; null if it never requested one. */
  function seatOfDevice(token: string): string | null {
    if (!has()) return null;
    const query = 'select seat from devices where token = ?1';
    return sql.exec<{ seat: string }>(query, token).toArray()[0]?.seat ?? null;
  }

  /**
   * Binds a phone to a new seat. `isKept` returns whether the phone of a seat must be kept; of the others the oldest
   * are removed.
   */
  function addDevice(
    token: string,
    seat: string,
    at: number,
    isKept: (seat: string) => boolean,
  ): void {
    made().exec(
      'insert or replace into devices (token, seat, at) values (?1, ?2, ?3)',
      token,
      seat,
      at,
    );
    const all = sql.exec<{ seat: string }>('select seat from devices order by at').toArray();
    const spare = all.filter((one) => one.seat !== seat && !isKept(one.seat));
    for (const one of spare.slice(0, Math.max(0, all.length - MOST_DEVICES))) {
      sql.exec('delete from devices where seat = ?1', one.seat);
    }
  }

  function clock(): TurnClock {
    const query = 'select turn_at as turnAt, paused_at as pausedAt from turn_clock';
    const [found] = has() ? sql.exec<TurnClock>(query).toArray() : [];
    return found ?? { turnAt: null, pausedAt: null };
  }

  function setClock({ turnAt, pausedAt }: TurnClock): void {
    made().exec('delete from turn_clock');
    sql.exec('insert into turn_clock (turn_at, paused_at) values (?1, ?2)', turnAt, pausedAt);
  }

  /** Stores a picture; beyond the limit the oldest are removed, those in `shown` last. */
  function addPicture(
    id: string,
    { type, bytes }: TablePicture,
    at: number,
    shown: readonly string[],
  ): void {
    const add = 'insert or replace into pictures (id, type, bytes, at) values (?1, ?2, ?3, ?4)';
    made().exec(add, id, type, bytes, at);
    const others = pictureIds().filter((one) => one !== id);
    const spare = others.filter((one) => !shown.includes(one));
    const oldest = [...spare, ...others.filter((one) => shown.includes(one))];
    for (const one of oldest.slice(0, Math.max(0, others.length + 1 - MOST_PICTURES))) {
      sql.exec('delete from pictures where id = ?1', one);
    }
  }

  function picture(id: string): TablePicture | null {
    if (!has()) return null;
    const query = 'select type, bytes from pictures where id = ?1';
    const [found] = sql.exec<{ type: string; bytes: ArrayBuffer }>(query, id).toArray();
    return found ? { type: found.type, bytes: new Uint8Array(found.bytes) } : null;
  }

  function pictureIds(): string[] {
    if (!has()) return [];
    const found = sql.exec<{ id: string }>('select id from pictures order by at, id').toArray();
    return found.map(({ id }) => id);
  }

  return {
    door,
    openDoor,
    closeDoor,
    seatOfDevice,
    addDevice,
    clock,
    setClock,
    addPicture,
    picture,
    pictureIds,
  };
}

export type TableStorage = ReturnType<typeof tableStorage>;
