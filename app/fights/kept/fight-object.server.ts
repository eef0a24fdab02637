import { DurableObject } from 'cloudflare:workers';
import { openDatabase } from '~/platform/database.server';
import type { Bindings } from '~/platform/env.server';
import type { FightEvent } from '../log/deeds';
import type { SpellMove } from '../sheet/spell-move';
import type { SeatPress } from '../table/seat-intents';
import type { TableView } from '../table/table-view';
import { type AtHand, appendEvents } from './append-events.server';
import type {
  Appended,
  AtTable,
  BirthAnswer,
  FightBirth,
  FightCalls,
  FightRead,
  Followed,
  LogPage,
  PressRefused,
  Standing,
  TableAnswer,
} from './fight-calls';
import { type CopyPage, fightCopy } from './fight-copy-sql.server';
import { factsOf } from './fight-facts';
import { fightFollowers, followerOf } from './fight-followers.server';
import { FIGHT_LIMITS } from './fight-limits';
import { nextToTake, sizeOf } from './fight-log';
import { followLog } from './fight-rows.server';
import { fightStorage } from './fight-storage-sql.server';
import { fightTable } from './fight-table.server';
import { newsText } from './live-messages';
import { memberCopies } from './member-copies';
import type { TablePicture } from './table-storage-sql.server';

/** After each append, its sender updates the fight's row. If that fails, the object does it after this delay. */
const FOLLOWED_AFTER_MS = 10 * 60 * 1000;

/** Rolls back the opening when its first events are refused. */
class RefusedBirth extends Error {}

/**
 * The Durable Object of one fight: it orders the changes of several devices and stores them. All reads and writes are
 * synchronous, so that of two simultaneous writers one finishes before the other starts. For its methods see
 * `FightCalls`.
 */
export class FightObject extends DurableObject<Pick<Bindings, 'DB'>> implements FightCalls {
  readonly #storage = fightStorage(this.ctx.storage);
  readonly #followers = fightFollowers(this.ctx);
  readonly #table = fightTable(this.ctx.storage);
  readonly #copy = fightCopy(this.ctx.storage);
  /** Null until first needed, and after a failed write; then it is loaded from storage again. */
  #hand: AtHand | null = null;
  #isFollowed = false;

  async open(owner: string, birth: FightBirth, events: readonly unknown[]): Promise<BirthAnswer> {
    const there = this.#storage.about();
    if (there !== null && there.owner !== owner) return { kind: 'another’s' };
    try {
      if (there === null) this.#allOrNothing(() => this.#begin(owner, birth, events));
    } catch (error) {
      if (error instanceof RefusedBirth) return { kind: 'refused', reason: error.message };
      throw error;
    }
    const hand = this.#handOf(owner);
    if (hand === null) throw new Error('The fight that was opened is not there.');
    return { kind: 'open', standing: this.#standing(hand) };
  }

  #begin(owner: string, birth: FightBirth, events: readonly unknown[]): void {
    this.#storage.create(owner, birth);
    const hand = this.#handOf(owner);
    if (hand === null) throw new Error('The fight that was opened is not there.');
    const sent = { by: owner, events, now: birth.now, most: FIGHT_LIMITS.eventsAtBirth };
    const [refused] = appendEvents(this.#storage, hand, sent).refused;
    if (refused) throw new RefusedBirth(refused.reason);
  }

  async append(
    owner: string,
    by: string,
    events: readonly unknown[],
    now: number,
  ): Promise<Appended | null> {
    const hand = this.#handOf(owner);
    if (hand === null) return null;
    const [before, fight] = [sizeOf(hand.log), hand.log.ledger.fight()];
    const outcome = this.#allOrNothing(() => {
      const sent = { by, events, now, most: FIGHT_LIMITS.eventsAtOnce };
      const done = appendEvents(this.#storage, hand, sent);
      this.#table.mind(fight, hand.log.ledger.fight(), now);
      return done;
    });
    if (outcome.accepted.length > 0 && !this.#isFollowed) {
      this.#isFollowed = true;
      await this.ctx.storage.setAlarm(Date.now() + FOLLOWED_AFTER_MS);
    }
    if (sizeOf(hand.log) > before) {
      this.#followers.tell(() => newsText(this.#readOf(hand, before)), Date.now());
      this.#followers.tellPlayers((tokens) => this.#table.news(hand, tokens, now), Date.now());
    }
    return { ...outcome, ...this.#followed(hand) };
  }

  async partyPress(
    owner: string,
    by: string,
    events: readonly FightEvent[],
    now: number,
  ): Promise<Appended | PressRefused | null> {
    const hand = this.#handOf(owner);
    if (hand === null) return null;
    const ids = events.map(({ id }) => id);
    const why = this.#table.whyNoPress(hand, by, ids, now);
    if (why !== null) return { pressRefused: why.reason, later: why.later };
    return this.append(owner, by, events, now);
  }

  async setCode(owner: string, code: string | null): Promise<true | null> {
    if (this.#handOf(owner) === null) return null;
    if (this.#allOrNothing(() => this.#table.setCode(code))) this.#followers.endPlayers();
    return true;
  }

  async table(owner: string, { code, token, now }: AtTable): Promise<TableView | null> {
    const hand = this.#handAt(owner, code);
    return hand && this.#table.view(hand, token, now);
  }

  async tablePress(
    owner: string,
    { code, token, now }: AtTable & { token: string },
    press: SeatPress,
    owned: readonly string[] = [],
    spell: SpellMove | null = null,
  ): Promise<TableAnswer | null> {
    const hand = this.#handAt(owner, code);
    if (hand === null) return null;
    const done = this.#allOrNothing(() =>
      this.#table.press(hand, token, press, now, { owned, spell }),
    );
    if (done.is === 'refused') return { ok: false, reason: done.reason };
    if (done.is === 'event') {
      const { by } = done.event;
      const [refused] = (await this.append(owner, by, [done.event], now))?.refused ?? [];
      if (refused) return { ok: false, reason: refused.reason };
    }
    return { ok: true, view: this.#table.view(hand, token, now) };
  }

  async tablePicture(owner: string, at: AtTable | null, id: string): Promise<TablePicture | null> {
    if (at === null) return this.#handOf(owner) && this.#table.kept.picture(id);
    const hand = this.#handAt(owner, at.code);
    return hand && this.#table.picture(hand, at.token, id);
  }

  async addPicture(
    owner: string,
    id: string,
    picture: TablePicture,
    now: number,
  ): Promise<true | null> {
    const hand = this.#handOf(owner);
    if (hand === null) return null;
    const { handouts = [] } = hand.log.ledger.fight();
    const shown = handouts.flatMap((one) => one.picture ?? []);
    this.#allOrNothing(() => this.#table.kept.addPicture(id, picture, now, shown));
    return true;
  }

  async pictureIds(owner: string): Promise<string[] | null> {
    return this.#handOf(owner) && this.#table.kept.pictureIds();
  }

  async shut(owner: string): Promise<true | null> {
    const closed = await this.setCode(owner, null);
    if (closed) this.#followers.endAll();
    return closed;
  }

  async letGo(owner: string, by: string): Promise<void> {
    if (this.#handOf(owner) !== null) this.#followers.endOf(by);
  }

  async read(owner: string, since: number | null): Promise<FightRead | null> {
    const hand = this.#handOf(owner);
    return hand && this.#readOf(hand, since);
  }

  #readOf(hand: AtHand, since: number | null): FightRead {
    const { base, ledger } = hand.log;
    const standing = this.#standing(hand);
    const [least, most] = [Math.max(base.seq, hand.about.readAnew), standing.seq];
    return since !== null && since >= least && since <= most
      ? { ...standing, base: null, events: [...ledger.events(since - base.seq)] }
      : { ...standing, base, events: [...ledger.events()] };
  }

  async log(owner: string, from: number): Promise<LogPage | null> {
    const hand = this.#handOf(owner);
    return hand && this.#storage.page(hand.about, from);
  }

  async undoable(owner: string, by: string) {
    const hand = this.#handOf(owner);
    return (
      hand && (nextToTake(hand.log, by) ?? nextToTake(this.#storage.openWhole(hand.about), by))
    );
  }

  async copyOut(owner: string, from: number): Promise<CopyPage | null> {
    return this.#handOf(owner) && this.#copy.out(from);
  }

  async copyIn(lines: readonly string[], isFirst: boolean): Promise<void> {
    this.#hand = null;
    this.#followers.endAll();
    this.#allOrNothing(() => this.#copy.take(lines, isFirst));
  }

  async remove(): Promise<void> {
    this.#hand = null;
    this.#isFollowed = false;
    this.#followers.endAll();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Connects a page that follows the fight; our server has checked access. The object may hibernate meanwhile. */
  override async fetch(request: Request): Promise<Response> {
    const follower = followerOf(request);
    const { owner, table } = follower;
    const hand = table ? this.#handAt(owner, table.code) : this.#handOf(owner);
    if (hand === null) return new Response(null, { status: 404 });
    return this.#followers.take(follower, Date.now());
  }

  override webSocketMessage(socket: WebSocket, said: string | ArrayBuffer): void {
    const now = Date.now();
    this.#followers.hear(socket, said, now, ({ owner, table }, since) => {
      const hand = this.#handOf(owner);
      if (hand === null) return null;
      if (table) return this.#table.hello(hand, table.token, now);
      return newsText(this.#readOf(hand, since));
    });
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  /** Writes the current state into the fight's row if an update was missed; retries until it succeeds. */
  override async alarm(): Promise<void> {
    this.#isFollowed = false;
    const about = this.#storage.about();
    const hand = about && this.#handOf(about.owner);
    if (!about || !hand) return;
    try {
      await followLog(openDatabase(this.env.DB), about.owner, about.id, this.#followed(hand));
    } catch {
      this.#isFollowed = true;
      await this.ctx.storage.setAlarm(Date.now() + FOLLOWED_AFTER_MS);
    }
  }

  /** The fight in memory, loaded if needed; null unless `owner` owns it. */
  #handOf(owner: string): AtHand | null {
    if (this.#hand === null) {
      const about = this.#storage.about();
      if (about?.owner !== owner) return null;
      this.#hand = { about, ...this.#storage.open(about) };
    }
    return this.#hand.about.owner === owner ? this.#hand : null;
  }

  /** The fight in memory for a player's request; null unless the code is valid. */
  #handAt(owner: string, code: string): AtHand | null {
    const hand = this.#handOf(owner);
    return hand && this.#table.opens(code) ? hand : null;
  }

  #standing({ about, log }: AtHand): Standing {
    const facts = factsOf(log.ledger.fight());
    return { seq: sizeOf(log), facts, changedAt: this.#storage.changedAt(about) };
  }

  #followed(hand: AtHand): Followed {
    return { ...this.#standing(hand), members: memberCopies(hand.log.ledger.fight()) };
  }

  /** Runs a transaction. If it throws, nothing is written, and the fight is loaded again on the next call. */
  #allOrNothing<Answer>(work: () => Answer): Answer {
    try {
      return this.ctx.storage.transactionSync(work);
    } catch (error) {
      this.#hand = null;
      throw error;
    }
  }
}
