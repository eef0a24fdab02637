/** The door through which players come: the code that opens it, and the secret of which their ids are made. */
export type Door = { code: string; secret: string };

/** When the present turn began by the server's clock, and since when the table pauses; milliseconds. */
export type TurnClock = { turnAt: number | null; pausedAt: number | null };

/** A picture that the game master shows. */
export type TablePicture = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** So many phones are remembered by a fight, those that never got a seat among them. */
const MOST_DEVICES = 60;
/** So many pictures a fight keeps; the oldest go. */
export const MOST_PICTURES = 12;
/** Bytes of one picture: a row takes two megabytes. */
export const PICTURE_BYTES = 1024 * 1024;

const TABLES = [
  'create table if not exists door (code text not null, secret text not null)',
  'create table if not exists devices (token text primary key, seat text not null, at integer not null)',
  'create table if not exists turn_clock (turn_at integer, paused_at integer)',
  'create table if not exists pictures (id text primary key, type text not null, bytes blob not null, at integer not null)',
];

/** What a fight's object keeps of the players' table beside the log: doors, which phone has which seat, pictures. */
export function tableStorage({ sql }: DurableObjectStorage) {
  /** Fights that no player ever looked at have none of these tables. */
  const has = () =>
    sql.exec("select 1 from sqlite_master where name = 'door'").toArray().length > 0;

  /** The storage to write into; made anew after a write that was taken back. */
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
    // Nobody minded it while the door was closed.
    sql.exec('delete from turn_clock');
  }

  function closeDoor(): void {
    if (has()) sql.exec('delete from door');
  }

  /** The seat of a phone, whether it was given or not; null for one that never asked for any. */
  function seatOfDevice(token: string): string | null {
    if (!has()) return null;
    const query = 'select seat from devices where token = ?1';
    return sql.exec<{ seat: string }>(query, token).toArray()[0]?.seat ?? null;
  }

  /** Binds a phone to a new seat. `isKept` says of a seat whether its phone must stay known; of the others the oldest go. */
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

  /** Keeps a picture; of too many the oldest go, those that are `shown` at present last. */
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
    ...{ door, openDoor, closeDoor, seatOfDevice, addDevice },
    ...{ clock, setClock, addPicture, picture, pictureIds },
  };
}

export type TableStorage = ReturnType<typeof tableStorage>;
