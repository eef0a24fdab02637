import { fightOfRead } from '~/fights/kept/read-fight';
import { deed, type FightEvent } from '~/fights/log/deeds';
import { nextTurn } from '~/fights/turns/order';
import type { Random } from '~/rules/random';
import { type FightBook, openBook } from '~/tools/initiative-tracker/live/fight-book';
import { event, goblin, joins, NOW, note } from './fights-desk';
import { fight, whole } from './fights-one';

/**
 * A device that runs the fight `one` of Ann's over an unreliable connection: its events wait in order until they are
 * confirmed, as in an outbox, and its local state follows the rules of an open page. What happens to each request is
 * random; its clock may be wrong.
 */
export type Device = {
  book(): FightBook;
  /** Makes a random event from the local state, as a page would. */
  act(): void;
  /** Sends the pending events; with a bad connection the request or its response may be lost or repeated. */
  send(isBad: boolean): Promise<void>;
  /** Reads the missing events; with a bad connection they may come late, after others, or not at all. */
  hear(isBad: boolean): Promise<void>;
  /** Reloads the page: pending events are kept, the local state is read from the fight. */
  reload(): Promise<void>;
  waits(): number;
  done: FightEvent[];
  refused: string[];
};

const owner = 'ann';

/** The kinds of events; common ones are listed more often. */
const ACTS = [
  'harm',
  'harm',
  'harm',
  'heal',
  'next',
  'next',
  'next',
  'back',
  'undo',
  'undo',
  'redo',
  'mark',
  'name',
  'note',
  'join',
  'begin',
] as const;

export async function openDevice(by: string, random: Random, wrongMs = 0): Promise<Device> {
  let book = openBook(await whole());
  let waiting: FightEvent[] = [];
  /** Messages that have not arrived yet. */
  let late: { since: number; seq: number; events: FightEvent[] }[] = [];
  const done: FightEvent[] = [];
  const refused: string[] = [];
  const chance = (of: number) => random.die(of) === 1;

  function add(made: FightEvent): void {
    done.push(made);
    waiting.push(made);
    book.add(made);
  }

  async function read(since: number | null): Promise<void> {
    const answer = await fight().read(owner, since);
    if (answer && !book.read(answer)) await read(null);
  }

  /** Processes the response to sent events like an open page. */
  async function answered(answer: Awaited<ReturnType<ReturnType<typeof fight>['append']>>) {
    if (answer === null) throw new Error('The fight is gone.');
    if (answer.readAnew) await read(null);
    else if (!book.taken(answer.accepted)) await read(book.seq());
    const settled = new Set(answer.accepted.map(({ id }) => id));
    for (const { id, reason } of answer.refused) {
      if (reason === '') throw new Error('A refusal says why.');
      settled.add(id);
      if (waiting.some((one) => one.id === id)) refused.push(id);
      book.drop(id);
    }
    waiting = waiting.filter(({ id }) => !settled.has(id));
  }

  return {
    book: () => book,
    done,
    refused,
    waits: () => waiting.length,
    act() {
      const now = book.ledger().fight();
      const everybody = Object.keys(now.combatants);
      const one = everybody[random.die(Math.max(1, everybody.length)) - 1] ?? 'nobody';
      const from = { round: now.round, row: now.turn };
      const amount = random.die(12);
      const facts = { by, at: NOW + wrongMs + random.die(10) };
      const does = (one: unknown) => add(event([deed.parse(one)], facts));
      switch (ACTS[random.die(ACTS.length) - 1] ?? 'note') {
        case 'harm':
          return does({
            do: 'harm',
            by: null,
            struck: [{ who: one, parts: [{ amount, type: 'fire' }] }],
          });
        case 'heal':
          return does({ do: 'heal', healed: [{ who: one, amount }] });
        case 'next':
          return does({ do: 'turn', from, to: nextTurn(now) });
        case 'back': {
          const last = book.ledger().events().at(-1);
          return last && does({ do: 'undo', event: last.id });
        }
        case 'undo': {
          const taken = book.ledger().undoable(by);
          return taken === null ? undefined : does({ do: 'undo', event: taken });
        }
        case 'redo': {
          const taken = book.ledger().redoable(by);
          return taken === null ? undefined : does({ do: 'redo', event: taken });
        }
        case 'mark':
          return does({ do: 'ready', who: one, what: `${amount}` });
        case 'name':
          return does({ do: 'name', name: `By ${by} ${amount}` });
        case 'join':
          return everybody.length < 40
            ? add({ ...joins(goblin(`${by}-${done.length}`)), ...facts })
            : undefined;
        case 'begin':
          return does({ do: 'begin' });
        default:
          return add({ ...note(`${amount}`), ...facts });
      }
    },
    async send(isBad) {
      const batch = waiting.slice(0, isBad ? random.die(12) : 100);
      if (batch.length === 0 || (isBad && chance(4))) return;
      const answer = await fight().append(owner, by, batch, NOW);
      // The same request again, as a repeating connection or a second tab would send it.
      if (isBad && chance(4)) await fight().append(owner, by, batch, NOW);
      if (isBad && chance(3)) return;
      await answered(answer);
    },
    async hear(isBad) {
      if (isBad && chance(4)) return;
      const since = book.seq();
      const answer = await fight().read(owner, since);
      if (answer === null) return;
      if (answer.base !== null) return read(null);
      late.push({ since, seq: answer.seq, events: answer.events });
      // Messages may be delayed, arrive after later ones, or twice.
      if (isBad && chance(3)) return;
      const [come, rest] = isBad && chance(3) ? [late.toReversed(), late.slice(-1)] : [late, []];
      late = rest;
      for (const { seq, events } of come) {
        if (!book.read({ base: null, seq, events })) await read(book.seq());
      }
    },
    async reload() {
      late = [];
      book = openBook(await whole());
      for (const one of waiting) book.add(one);
    },
  };
}

/** The state of the fight stored on the server. */
export async function keptFight() {
  return fightOfRead(await whole());
}
