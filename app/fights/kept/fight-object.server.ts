import { DurableObject } from 'cloudflare:workers';
import { openDatabase } from '~/platform/database.server';
import type { Bindings } from '~/platform/env.server';
import { type AtHand, appendEvents } from './append-events.server';
import type {
  Appended,
  BirthAnswer,
  FightBirth,
  FightCalls,
  FightRead,
  LogPage,
  Standing,
} from './fight-calls';
import { factsOf } from './fight-facts';
import { fightFollowers, followerOf } from './fight-followers.server';
import { FIGHT_LIMITS } from './fight-limits';
import { nextToTake, sizeOf } from './fight-log';
import { followLog } from './fight-rows.server';
import { fightStorage } from './fight-storage-sql.server';
import { newsText } from './live-messages';

/** Each append is followed in the fight's row by whoever sent it. Should that fail, the object itself sees to it after so long. */
const FOLLOWED_AFTER_MS = 10 * 60 * 1000;

/** Takes a birth back whose first events are not taken. */
class RefusedBirth extends Error {}

/**
 * Where one fight lives: it orders what several devices do at once, and keeps it. Everything is read and written without waiting in
 * between, so that of two who write at once one is whole before the other. What it answers: `FightCalls`.
 */
export class FightObject extends DurableObject<Pick<Bindings, 'DB'>> implements FightCalls {
  readonly #storage = fightStorage(this.ctx.storage);
  readonly #followers = fightFollowers(this.ctx);
  /** Null until it is needed, and after a write that failed: then the storage knows better. */
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
    const before = sizeOf(hand.log);
    const outcome = this.#allOrNothing(() =>
      appendEvents(this.#storage, hand, { by, events, now, most: FIGHT_LIMITS.eventsAtOnce }),
    );
    if (outcome.accepted.length > 0 && !this.#isFollowed) {
      this.#isFollowed = true;
      await this.ctx.storage.setAlarm(Date.now() + FOLLOWED_AFTER_MS);
    }
    if (sizeOf(hand.log) > before) {
      this.#followers.tell(() => newsText(this.#readOf(hand, before)), Date.now());
    }
    return { ...outcome, ...this.#standing(hand) };
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

  async remove(): Promise<void> {
    this.#hand = null;
    this.#isFollowed = false;
    this.#followers.endAll();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** A page that follows the fight; who it belongs to was seen at the door. The object may sleep while it listens. */
  override async fetch(request: Request): Promise<Response> {
    const follower = followerOf(request);
    if (this.#handOf(follower.owner) === null) return new Response(null, { status: 404 });
    return this.#followers.take(follower, Date.now());
  }

  override webSocketMessage(socket: WebSocket, said: string | ArrayBuffer): void {
    this.#followers.hear(socket, said, Date.now(), (owner, since) => {
      const hand = this.#handOf(owner);
      return hand && newsText(this.#readOf(hand, since));
    });
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  /** Writes into the fight's row what it may have missed, as often as it takes. */
  override async alarm(): Promise<void> {
    this.#isFollowed = false;
    const about = this.#storage.about();
    const hand = about && this.#handOf(about.owner);
    if (!about || !hand) return;
    try {
      await followLog(openDatabase(this.env.DB), about.owner, about.id, this.#standing(hand));
    } catch {
      this.#isFollowed = true;
      await this.ctx.storage.setAlarm(Date.now() + FOLLOWED_AFTER_MS);
    }
  }

  /** The fight at hand, for its owner alone. */
  #handOf(owner: string): AtHand | null {
    if (this.#hand === null) {
      const about = this.#storage.about();
      if (about?.owner !== owner) return null;
      this.#hand = { about, ...this.#storage.open(about) };
    }
    return this.#hand.about.owner === owner ? this.#hand : null;
  }

  #standing({ about, log }: AtHand): Standing {
    const facts = factsOf(log.ledger.fight());
    return { seq: sizeOf(log), facts, changedAt: this.#storage.changedAt(about) };
  }

  /** What throws in the middle has written nothing, and what was at hand is read again. */
  #allOrNothing<Answer>(work: () => Answer): Answer {
    try {
      return this.ctx.storage.transactionSync(work);
    } catch (error) {
      this.#hand = null;
      throw error;
    }
  }
}
