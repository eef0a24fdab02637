import { readCode } from '~/platform/spoken-code';
import type { Edition } from '~/rules/edition';
import type { SpellMove } from '../sheet/spell-move';
import type { SeatPress } from '../table/seat-intents';
import type { TableView } from '../table/table-view';
import type { AtTable, FightCalls } from './fight-calls';
import { fightOfCode, type TellCode } from './fight-codes.server';
import { type FightDesk, reachFight } from './fight-desk.server';
import { followerRequest } from './fight-followers.server';
import { membersOf } from './fight-members.server';
import { fightTroubleWords } from './fight-trouble';
import { LIVE_LIMITS } from './live-messages';
import type { TablePicture } from './table-storage-sql.server';

/** Why the players' page cannot answer; `status` is the HTTP status. */
export type TableTrouble = { ok: false; sentence: string; status: 409 | 503 };

const NOT_NOW: TableTrouble = {
  ok: false,
  sentence: fightTroubleWords('unavailable'),
  status: 503,
};

/** Sets a code in a fight's object, for `shareFight` and similar functions. */
export function doorOf(desk: FightDesk, owner: string, id: string): TellCode {
  return async (code) => {
    const told = await reachFight(desk, id, (fight) => fight.setCode(owner, code));
    return told.ok && told.answer === true;
  };
}

/** A hash of a phone's token, by which the object knows the phone: the token itself is never stored. */
async function handleOf(token: string): Promise<string> {
  const bytes = new TextEncoder().encode(token);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Calls the object; null when the players' page is closed or has another code. */
async function reachOrNot<Answer>(
  desk: FightDesk,
  id: string,
  ask: (fight: FightCalls) => Promise<Answer | null>,
): Promise<{ ok: true; answer: Answer | null } | { ok: false }> {
  const reached = await reachFight(desk, id, ask);
  if (reached.ok) return reached;
  return reached.reason === 'lost' ? { ok: true, answer: null } : { ok: false };
}

type Found = { owner: string; id: string; edition: Edition; at: AtTable };

async function found(desk: FightDesk, typed: string, token: string | null): Promise<Found | null> {
  const code = readCode(typed);
  const opened = code === null ? null : await fightOfCode(desk.db, code, 'players');
  if (code === null || opened === null) return null;
  const handle = token === null ? null : await handleOf(token);
  return {
    owner: opened.owner,
    id: opened.fightId,
    edition: opened.edition,
    at: { code, token: handle, now: desk.clock.now() },
  };
}

/** What players see of the fight that this code opens, for a phone with this token; null for an invalid code. */
export async function openTable(
  desk: FightDesk,
  code: string,
  token: string | null,
): Promise<{ ok: true; view: TableView } | TableTrouble | null> {
  const door = await found(desk, code, token);
  if (door === null) return null;
  const seen = await reachOrNot(desk, door.id, (fight) => fight.table(door.owner, door.at));
  if (!seen.ok) return NOT_NOW;
  return seen.answer && { ok: true, view: seen.answer };
}

/** What the object of a fight does not know about who acts, asked for when an action needs it. */
export type KnownBeside = {
  /** Who is signed in on the device, if anybody: the player of a party's member sits down without being asked. */
  userId: () => Promise<string | null>;
  /** What the spell of this name does by the rules of the fight; null when no record has it. */
  spell: (name: string, edition: Edition) => Promise<SpellMove | null>;
};

/** Performs a player's action, once however often it is sent; null for an invalid code. */
export async function pressAtTable(
  desk: FightDesk,
  code: string,
  token: string,
  press: SeatPress,
  { userId, spell }: KnownBeside,
): Promise<{ ok: true; view: TableView } | TableTrouble | null> {
  const door = await found(desk, code, token);
  const { at } = door ?? {};
  if (!door || !at || at.token === null) return null;
  const { owner, id, edition } = door;
  const { intent } = press;
  const from = { ...at, token: at.token };
  const user = intent.is === 'claim' ? await userId() : null;
  const owned = user === null ? [] : await membersOf(desk.db, id, user);
  const move = intent.is === 'cast' ? await spell(intent.spell, edition) : null;
  const done = await reachOrNot(desk, id, (fight) =>
    fight.tablePress(owner, from, press, owned, move),
  );
  if (!done.ok) return NOT_NOW;
  const { answer } = done;
  if (answer === null || answer.ok) return answer;
  return { ok: false, sentence: answer.reason, status: 409 };
}

/** A WebSocket for a player's page; null for an invalid code. */
export async function followTable(
  desk: FightDesk,
  code: string,
  token: string | null,
): Promise<{ ok: true; answer: Response } | TableTrouble | null> {
  const door = await found(desk, code, token);
  if (door === null) return null;
  const { owner, id, at } = door;
  const table = { code: at.code, token: at.token };
  try {
    const until = at.now + LIVE_LIMITS.passMs;
    const answer = await desk.fights.follow(id, followerRequest({ owner, until, table }));
    if (answer.webSocket) return { ok: true, answer };
    if (answer.status === 404) return null;
  } catch (error) {
    desk.log.error('table not followed', error);
  }
  return NOT_NOW;
}

/** A picture currently shown to this phone; null for any other. */
export async function tablePicture(
  desk: FightDesk,
  code: string,
  token: string | null,
  picture: string,
): Promise<{ ok: true; picture: TablePicture } | TableTrouble | null> {
  const door = await found(desk, code, token);
  if (door === null) return null;
  const { owner, id, at } = door;
  const shown = await reachOrNot(desk, id, (fight) => fight.tablePicture(owner, at, picture));
  if (!shown.ok) return NOT_NOW;
  return shown.answer && { ok: true, picture: shown.answer };
}
