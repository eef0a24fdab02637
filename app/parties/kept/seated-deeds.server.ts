import { type SQL, sql } from 'drizzle-orm';
import { openCharacter } from '~/characters/kept/characters.server';
import {
  type Beside,
  doneBefore,
  type PlayDesk,
  type Played,
  playDeeds,
  writeDeeds,
} from '~/characters/kept/play.server';
import { characters } from '~/characters/kept/tables';
import type { Deed } from '~/characters/play/deed';
import type { PlayFacts } from '~/characters/play/facts';
import { entered, type PlayLog, type Told } from '~/characters/play/log';
import type { Character, Play } from '~/characters/record/character';
import type { HealthChange } from '../member';
import {
  allChanges,
  factsAt,
  isAtTable,
  playAtTable,
  type Step,
  type TableChange,
  tableChange,
} from '../seated-play';
import { counting, thinned } from './change-health.server';
import { type Seat, seatOf, sitsAs } from './seat-rows.server';
import { writing } from './set-member.server';
import { partyMembers } from './tables';

/** A seat whose hit points a running fight owns. */
export type FightSeat = Seat & { fight: string };

/** Sends a deed that was done to the fight that owns the character's hit points, and returns the result. */
export type TellFight = (seat: FightSeat, step: Step) => Promise<FightTold>;

/** Accepted, except for the uses of these keys, which the fight does not count; or a sentence why not. */
export type FightTold = { ok: true; uncounted: readonly string[] } | { ok: false; problem: string };

const TAKEN: FightTold = { ok: true, uncounted: [] };

/** Enough for two devices that act at the same time; more conflicts than this come only from a program. */
const TRIES = 6;

/**
 * Applies deeds to the user's own character; a party member uses the party's values. Changes of hit points, temporary
 * hit points, death saves, conditions, exhaustion, concentration, slots and uses are written to the party in the same
 * batch, or sent to the running fight that owns them; everything else is stored with the character. Each deed counts
 * once.
 */
export async function playSeated(
  desk: PlayDesk,
  userId: string,
  id: string,
  deeds: readonly Deed[],
  factsFor: (character: Character) => PlayFacts,
  tellFight: TellFight,
): Promise<Played> {
  const told: Told[] = [];
  let played: Played = { ok: false, reason: 'unavailable' };
  while (told.length < deeds.length) {
    const left = deeds.slice(told.length);
    played = await playNext({ desk, userId, id, factsFor, tellFight }, left);
    if (!played.ok) return played;
    told.push(...played.told);
  }
  return played.ok ? { ...played, told } : played;
}

type Player = {
  desk: PlayDesk;
  userId: string;
  id: string;
  factsFor: (character: Character) => PlayFacts;
  tellFight: TellFight;
};

/**
 * Applies all of these in one batch; only the first while a fight owns the hit points, because the fight answers each
 * separately.
 */
async function playNext(player: Player, deeds: readonly Deed[]): Promise<Played> {
  const { desk, userId, id, factsFor, tellFight } = player;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [read, seat, known] = await Promise.all([
      openCharacter(desk, userId, id),
      seatOf(desk.db, userId, id),
      doneBefore(desk.db, userId, id, deeds),
    ]);
    if (read === null) return { ok: false, reason: 'gone' };
    if (read === 'unread') return { ok: false, reason: 'unavailable' };
    if (seat === null) return playDeeds(desk, userId, id, deeds, factsFor);
    const { character, playSeq } = read;
    const own = factsFor(character);
    const facts = factsAt(own, seat);
    const before: PlayLog = { play: playAtTable(own, character.play, seat), done: known };
    const next = isInFight(seat) ? deeds.slice(0, 1) : deeds;
    const { log, told, steps } = enteredSteps(facts, before, next);
    const stays: Played = { ok: true, play: before.play, playSeq, told };
    const [step] = steps;
    if (step === undefined) return stays;
    const change = allChanges(steps.map((one) => tableChange(facts, one)));
    const answer = isInFight(seat) && isAtTable(change) ? await tellFight(seat, step) : TAKEN;
    if (!answer.ok) {
      const { problem } = answer;
      return { ...stays, told: [{ id: step.deed.id, ok: false, again: false, problem }] };
    }
    const now = desk.clock.now();
    const fresh = log.done.filter((one) => steps.some(({ deed }) => deed.id === one.id));
    const written = { userId, id, playSeq, play: log.play, deeds: next, now, fresh };
    const { uncounted } = answer;
    const table = { seat, change, uncounted, userId, characterId: id, now };
    if (await writeDeeds(desk.db, written, (still) => besideTable(table, still))) {
      const play = await standsNow(desk, userId, id, { own, play: log.play });
      return { ok: true, play, playSeq: playSeq + fresh.length, told };
    }
  }
  return { ok: false, reason: 'unavailable' };
}

/** Applies deeds one after another; returns the results and, for each applied deed, the state before and after. */
function enteredSteps(facts: PlayFacts, before: PlayLog, deeds: readonly Deed[]) {
  const told: Told[] = [];
  const steps: Step[] = [];
  let log = before;
  for (const deed of deeds) {
    const one = entered(facts, log, deed);
    if (one.told.ok) steps.push({ deed, before: log.play, after: one.log.play });
    told.push(one.told);
    log = one.log;
  }
  return { log, told, steps };
}

function isInFight(seat: Seat): seat is FightSeat {
  return seat.fight !== null;
}

async function standsNow(
  { db }: PlayDesk,
  userId: string,
  id: string,
  { own, play }: { own: PlayFacts; play: Play },
): Promise<Play> {
  const seat = await seatOf(db, userId, id);
  return seat === null ? play : playAtTable(own, play, seat);
}

type AtTable = {
  seat: Seat;
  change: TableChange;
  uncounted: readonly string[];
  userId: string;
  characterId: string;
  now: number;
};

/**
 * The statements that update the party in the same batch, if the character still has this seat and no other fight
 * owns it. While a fight owns it, only what the fight does not count is written.
 */
function besideTable(table: AtTable, still: SQL): Beside {
  const { seat, change, uncounted, userId, characterId, now } = table;
  const { memberId, fight } = seat;
  const only = sql`${still} and ${sitsAs(characterId, memberId, userId)}
    and exists (select 1 from ${partyMembers} o where o.id = ${memberId} and (o.fight_id is ${fight} or ${fight} is not null))`;
  const isIt = sql`m.id = ${memberId} and ${only}`;
  if (fight !== null) {
    const uses = Object.entries(change.settings.usesSpent ?? {});
    const own = Object.fromEntries(uses.filter(([key]) => uncounted.includes(key)));
    const isAny = Object.keys(own).length > 0;
    return { only, first: isAny ? [writing({ usesSpent: own }, userId, now, isIt)] : [] };
  }
  // When somebody else changed the hit points meanwhile, nothing of this is written, and it is reckoned again.
  const first: SQL[] = [
    sql`update ${characters} set play_seq = play_seq + 1 where id = ${characterId}
    and ${still} and not ${standsAsRead(seat)}`,
  ];
  const { health, settings } = change;
  if (health.length > 0) first.push(...counted(health, userId, memberId, now, isIt));
  if (Object.keys(settings).length > 0) first.push(writing(settings, userId, now, isIt));
  return { only, first };
}

/** SQL: whether the member has the hit points and death saves with which the deeds were reckoned. */
function standsAsRead({ memberId, health, settings }: Seat): SQL {
  const saves = (name: string) => sql`coalesce(json_extract(m.settings, ${`$.${name}`}), 0)`;
  return sql`exists (select 1 from ${partyMembers} m where m.id = ${memberId} and m.hp = ${health.now}
    and m.temporary = ${health.temporary} and ${saves('deathSuccesses')} = ${settings.deathSuccesses}
    and ${saves('deathFailures')} = ${settings.deathFailures})`;
}

function counted(
  health: readonly HealthChange[],
  userId: string,
  memberId: string,
  now: number,
  isIt: SQL,
): SQL[] {
  return [counting(health, userId, now, isIt), thinned(sql`${memberId}`, 'health')];
}
