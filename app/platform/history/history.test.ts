import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_HISTORY,
  type History,
  historyBytes,
  isKept,
  markKept,
  remembered,
  remerged,
  type StepKind,
  stepBack,
  stepForth,
} from './history';

/** An edited text; each step stores the text before and after. */
type Change = { before: string; after: string };
type Desk = { text: string; history: History<Change> };

const ROOMY: StepKind<Change> = {
  limits: { steps: 1000, bytes: 1_000_000 },
  ownBytes: ({ before, after }) => before.length + after.length,
};
const START: Desk = { text: '', history: EMPTY_HISTORY };

function type(desk: Desk, text: string, kind = ROOMY): Desk {
  const step = { before: desk.text, after: text };
  return { text, history: remembered(desk.history, step, kind) };
}

function typeOn(desk: Desk, text: string, kind = ROOMY): Desk {
  const before = stepBack(desk.history)?.step.before ?? desk.text;
  const step = before === text ? null : { before, after: text };
  return { text, history: remerged(desk.history, step, kind) };
}

function undo(desk: Desk): Desk {
  const back = stepBack(desk.history);
  return back === null ? desk : { text: back.step.before, history: back.history };
}

function redo(desk: Desk): Desk {
  const forth = stepForth(desk.history);
  return forth === null ? desk : { text: forth.step.after, history: forth.history };
}

describe('a history', () => {
  it('goes back and forth over any steps as a list of states would', () => {
    const move = fc.oneof(
      fc.record({ kind: fc.constant('type' as const), text: fc.string({ maxLength: 4 }) }),
      fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'kept' as const) }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let desk = START;
        // The simplest possible history for comparison: the list of all states, compared by identity.
        let states = [{ text: '' }];
        let at = 0;
        let kept: { text: string } | undefined = states[0];
        for (const one of moves) {
          if (one.kind === 'type') {
            desk = type(desk, one.text);
            states = [...states.slice(0, at + 1), { text: one.text }];
            at += 1;
          } else if (one.kind === 'undo') {
            desk = undo(desk);
            at = Math.max(0, at - 1);
          } else if (one.kind === 'redo') {
            desk = redo(desk);
            at = Math.min(states.length - 1, at + 1);
          } else {
            desk = { ...desk, history: markKept(desk.history) };
            kept = states[at];
          }
          expect(desk.text).toBe(states[at]?.text);
          expect(isKept(desk.history)).toBe(states[at] === kept);
          expect(desk.history.past).toHaveLength(at);
          expect(desk.history.future).toHaveLength(states.length - 1 - at);
        }
      }),
    );
  });

  it('takes a merged step back as one, and forgets it when it ended where it began', () => {
    const typed = type(START, 'a');
    const drawn = typeOn(typeOn(type(typed, 'ab'), 'abc'), 'abcd');
    expect(drawn.history.past).toHaveLength(2);
    expect(undo(drawn).text).toBe('a');
    expect(redo(undo(drawn)).text).toBe('abcd');
    const returned = typeOn(drawn, 'a');
    expect(returned.history.past).toHaveLength(1);
    expect(returned.history.future).toEqual([]);
    expect(undo(returned).text).toBe('');
  });

  it('knows the kept state again when a merged step comes back to it, and not when it ends elsewhere', () => {
    const typed = type(START, 'a');
    const kept = { ...typed, history: markKept(typed.history) };
    const drawn = typeOn(type(kept, 'ab'), 'abc');
    expect(isKept(drawn.history)).toBe(false);
    expect(isKept(typeOn(drawn, 'a').history)).toBe(true);
  });

  it('marks a state as kept that stood a while ago', () => {
    const sent = type(START, 'sent');
    const more = type(sent, 'more');
    const told = { ...more, history: markKept(more.history, sent.history.now) };
    expect(isKept(told.history)).toBe(false);
    expect(isKept(undo(told).history)).toBe(true);
  });

  it('lets the oldest steps go beyond its number of steps, and never the last', () => {
    const three = { ...ROOMY, limits: { steps: 3, bytes: 1_000_000 } };
    let desk = START;
    for (const text of ['a', 'b', 'c', 'd', 'e']) desk = type(desk, text, three);
    expect(desk.history.past.map(({ step }) => step.after)).toEqual(['c', 'd', 'e']);
    const none = { ...ROOMY, limits: { steps: 0, bytes: 0 } };
    expect(undo(type(desk, 'heavy', none)).text).toBe('e');
  });

  it('lets the oldest steps go beyond its bytes', () => {
    const ten: StepKind<Change> = { limits: { steps: 100, bytes: 10 }, ownBytes: () => 4 };
    let desk = START;
    for (const text of ['a', 'b', 'c']) desk = type(desk, text, ten);
    expect(desk.history.past).toHaveLength(2);
    expect(historyBytes(desk.history, ten)).toBe(8);
    expect(historyBytes(undo(desk).history, ten)).toBe(8);
    const five: StepKind<Change> = { ...ten, ownBytes: () => 5 };
    expect(type(type(START, 'a', five), 'b', five).history.past).toHaveLength(2);
  });

  it('counts what steps share once', () => {
    const [one, other] = [{ big: 1 }, { big: 2 }];
    type Swap = { held: object[] };
    const kind: StepKind<Swap> = {
      limits: { steps: 100, bytes: 25 },
      ownBytes: () => 1,
      shared: ({ held }) => held.map((each) => [each, 10] as const),
    };
    let history: History<Swap> = EMPTY_HISTORY;
    for (const held of [[one, other], [other, one], [one]]) {
      history = remembered(history, { held }, kind);
    }
    expect(historyBytes(history, kind)).toBe(23);
    expect(history.past).toHaveLength(3);
    history = remembered(history, { held: [{ big: 3 }] }, kind);
    expect(history.past.map(({ step }) => step.held.length)).toEqual([1, 1]);
    expect(historyBytes(history, kind)).toBe(22);
  });
});
