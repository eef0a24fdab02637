import { createRandom } from '~/rules/random';
import { MOST_EVENTS } from '../fold/refuse';
import type { Deed, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { isPossible } from '../moves/move';
import { claimOf, seatOf } from '../seats/seats';
import { projectTable } from '../table/project';
import { type Asking, mayTakeBack, seatDeeds } from '../table/seat-deeds';
import type { SeatPress } from '../table/seat-intents';
import { pictureShown } from '../table/shown-handouts';
import type { TableNews, TableView } from '../table/table-view';
import { changesBetween } from '../table/view-changes';
import type { AtHand } from './append-events.server';
import { FIGHT_LIMITS } from './fight-limits';
import { nextToTake, sizeOf } from './fight-log';
import { pressRates } from './press-rates';
import { tableStorage } from './table-storage-sql.server';

/** The result of a player's action before its event is added to the log. */
export type PressedAtTable =
  | { is: 'event'; event: FightEvent }
  | { is: 'known' }
  | { is: 'refused'; reason: string };

/** Players may fill only this fraction of the log; the rest is reserved for the game master. */
const FOR_PLAYERS = 0.75;

const OFTEN = 'That was a lot at once. Wait a moment.';
const NEARLY_FULL = 'The log of this fight is nearly full. Only the game master can go on.';
const NO_SEAT = 'You have no seat in this fight.';

/** What players of a fight may see and do: the share code, their phones, and the last view sent to each. */
export function fightTable(storage: DurableObjectStorage) {
  const kept = tableStorage(storage);
  /** The last view sent to each audience: a seat's id, or '' for viewers without a seat. */
  const told = new Map<string, { n: number; seq: number; view: TableView }>();
  /** The audience that each phone last received news for. */
  const heardAs = new Map<string, string>();
  const rates = pressRates();

  /** Sets the players' code, or removes it (null). Returns whether it changed. */
  function setCode(code: string | null): boolean {
    const door = kept.door();
    if ((door?.code ?? null) === code) return false;
    told.clear();
    heardAs.clear();
    if (code === null) kept.closeDoor();
    else kept.openDoor({ code, secret: secretOf() });
    return true;
  }

  const opens = (code: string) => kept.door()?.code === code;

  /** The audience of a phone: its seat's id if it has or has requested one, else ''. */
  function audienceOf(fight: Fight, token: string | null): string {
    const seat = token === null ? null : kept.seatOfDevice(token);
    if (seat === null) return '';
    return seatOf(fight, seat) !== null || claimOf(fight, seat) !== null ? seat : '';
  }

  function viewOf({ log }: AtHand, audience: string, now: number): TableView {
    const fight = log.ledger.fight();
    return projectTable(fight, {
      secret: kept.door()?.secret ?? '',
      seat: audience === '' ? null : audience,
      elapsed: elapsedOf(fight, now),
      undoable: mayTakeBack(fight, undoableOf(log, audience)),
    });
  }

  /** The current view for a phone. */
  function view(hand: AtHand, token: string | null, now: number): TableView {
    return viewOf(hand, audienceOf(hand.log.ledger.fight(), token), now);
  }

  /**
   * Milliseconds since the turn began, without pauses, by the server's clock (devices' clocks may be wrong); null
   * when no turn runs.
   */
  function elapsedOf(fight: Fight, now: number): number | null {
    const { turnAt, pausedAt } = kept.clock();
    if (turnAt === null || fight.round === 0 || fight.ended) return null;
    return Math.max(0, (pausedAt ?? now) - turnAt);
  }

  /** Records when the turn began and when a pause ended; called after every change of the fight. */
  function mind(before: Fight, after: Fight, now: number): void {
    if (kept.door() === null) return;
    const isNewTurn = before.round !== after.round || before.turn !== after.turn;
    const [was, is] = [before.paused ?? null, after.paused ?? null];
    if (!isNewTurn && (was === null) === (is === null)) return;
    const clock = kept.clock();
    const stood = clock.pausedAt === null || is !== null ? 0 : now - clock.pausedAt;
    kept.setClock({
      turnAt: isNewTurn || clock.turnAt === null ? now : clock.turnAt + stood,
      pausedAt: is === null ? null : (clock.pausedAt ?? now),
    });
  }

  /** Answers a phone that just connected with everything it may see. */
  function hello(hand: AtHand, token: string | null, now: number): string {
    const fight = hand.log.ledger.fight();
    const audience = audienceOf(fight, token);
    if (token !== null) heardAs.set(token, audience);
    const before = told.get(audience);
    if (before?.seq !== sizeOf(hand.log)) {
      const view = viewOf(hand, audience, now);
      told.set(audience, { n: before?.n ?? 1, seq: sizeOf(hand.log), view });
    }
    return whole(audience, elapsedOf(fight, now));
  }

  /** The whole last view of an audience, as a message. */
  function whole(audience: string, elapsed: number | null): string {
    const last = told.get(audience);
    if (last === undefined) return '';
    const { n, view } = last;
    const turn = view.turn.elapsed === null ? view.turn : { ...view.turn, elapsed };
    return JSON.stringify({ v: 1, is: 'table', n, view: { ...view, turn } } satisfies TableNews);
  }

  /**
   * Computes each audience's message for a change ('' for nothing new). Called once for each change with all
   * connected tokens; audiences without a connection are dropped.
   */
  function news(hand: AtHand, tokens: readonly (string | null)[], now: number) {
    const fight = hand.log.ledger.fight();
    const audiences = new Map(tokens.map((token) => [token, audienceOf(fight, token)]));
    const listening = new Set(audiences.values());
    for (const audience of told.keys()) if (!listening.has(audience)) told.delete(audience);
    const texts = new Map(
      [...listening].map((audience) => [audience, newsFor(hand, audience, now)]),
    );
    // A phone whose audience changed gets the whole view: the new audience's message number could match its own by
    // chance.
    const moved = new Set(
      tokens.filter((token) => token !== null && heardAs.get(token) !== audiences.get(token)),
    );
    heardAs.clear();
    for (const [token, audience] of audiences) if (token !== null) heardAs.set(token, audience);
    const elapsed = elapsedOf(fight, now);
    return (token: string | null) => {
      const audience = audiences.get(token) ?? '';
      return moved.has(token) ? whole(audience, elapsed) : (texts.get(audience) ?? '');
    };
  }

  function newsFor(hand: AtHand, audience: string, now: number): string {
    const before = told.get(audience);
    const view = viewOf(hand, audience, now);
    const changes = before === undefined ? null : changesBetween(before.view, view);
    const n = (before?.n ?? 0) + 1;
    const seq = sizeOf(hand.log);
    if (before !== undefined && changes === null) {
      told.set(audience, { ...before, seq });
      return '';
    }
    told.set(audience, { n, seq, view });
    const message: TableNews =
      changes === null ? { v: 1, is: 'table', n, view } : { v: 1, is: 'change', n, ...changes };
    return JSON.stringify(message);
  }

  /** Computes the event for a phone's action; the same action sent again is `known`. */
  function press(
    hand: AtHand,
    token: string,
    { id, intent }: SeatPress,
    now: number,
    beside: Pick<Asking, 'owned' | 'spell'> = {},
  ): PressedAtTable {
    if (hand.log.seqOf.has(id)) return { is: 'known' };
    const fight = hand.log.ledger.fight();
    const known = kept.seatOfDevice(token);
    const isSeated = known !== null && seatOf(fight, known) !== null;
    if (rates.isOften(token, isSeated, now)) return { is: 'refused', reason: OFTEN };
    if (isNearlyFull(hand)) return { is: 'refused', reason: NEARLY_FULL };
    // A seat that was left or revoked has ended: its deeds can no longer be undone by the phone.
    const isHeld = isSeated || (known !== null && claimOf(fight, known) !== null);
    if (!isHeld && intent.is !== 'claim') return { is: 'refused', reason: NO_SEAT };
    const seat = known !== null && isHeld ? known : crypto.randomUUID();
    const move = seatDeeds(fight, intent, {
      seat,
      secret: kept.door()?.secret ?? '',
      random: createRandom(crypto.randomUUID()),
      newId: () => crypto.randomUUID().slice(0, 20),
      ...beside,
      undoable: undoableOf(hand.log, seat),
    });
    if (!isPossible(move)) return { is: 'refused', reason: move.problem };
    if (isAskedAgain(fight, move)) return { is: 'known' };
    if (seat !== known) {
      const isKept = (one: string) => seatOf(fight, one) !== null || claimOf(fight, one) !== null;
      kept.addDevice(token, seat, now, isKept);
    }
    return { is: 'event', event: { v: 1, id, by: seat, at: now, deeds: [...move] } };
  }

  /** Why a player's events from their party's page are refused: too many at once, or the log is nearly full. */
  function whyNoPress(
    hand: AtHand,
    by: string,
    ids: readonly string[],
    now: number,
  ): { reason: string; later: boolean } | null {
    const fresh = ids.filter((id) => !hand.log.seqOf.has(id));
    if (fresh.length > 0 && isNearlyFull(hand)) return { reason: NEARLY_FULL, later: false };
    const often = fresh.filter(() => rates.isOften(`party ${by}`, true, now));
    return often.length > 0 ? { reason: OFTEN, later: true } : null;
  }

  function undoableOf(log: AtHand['log'], seat: string) {
    const event = seat === '' ? null : (nextToTake(log, seat)?.undo ?? null);
    if (event === null) return null;
    const own = log.ledger.events().filter((one) => one.id === event || one.group === event);
    const isTurnsLast = own.some(({ id }) => id === log.ledger.fight().turnBy);
    return { event, deeds: own.flatMap(({ deeds }) => deeds), isTurnsLast };
  }

  /** A picture currently shown to this phone, by the id that phones have; null for any other. */
  function picture({ log }: AtHand, token: string | null, id: string) {
    const fight = log.ledger.fight();
    const seat = audienceOf(fight, token) || null;
    const shown = pictureShown(fight, { secret: kept.door()?.secret ?? '', seat }, id);
    return shown === null ? null : kept.picture(shown);
  }

  return { kept, setCode, opens, view, mind, hello, news, press, whyNoPress, picture };
}

function isNearlyFull({ log, letters }: AtHand): boolean {
  return sizeOf(log) > MOST_EVENTS * FOR_PLAYERS || letters > FIGHT_LIMITS.logLetters * FOR_PLAYERS;
}

/** Whether the same seat request is already pending. */
function isAskedAgain(fight: Fight, [deed]: readonly Deed[]): boolean {
  return (
    deed?.do === 'claim' &&
    fight.due.some(
      (due) =>
        due.kind === 'claim' &&
        due.seat === deed.seat &&
        due.who === deed.who &&
        due.name === deed.name,
    )
  );
}

function secretOf(): string {
  return crypto.randomUUID();
}
