import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventOf } from '../../../../tests/harness/fight-table';
import { mergeLogs } from './merge-logs';

const noted = (id: string) => eventOf([{ do: 'note', text: id }], { id });
const ids = (events: readonly unknown[]) => events.map((one) => Object(one).id);

describe('the log of two tabs', () => {
  it('is the device’s order, and then what only this page did', () => {
    const kept = [noted('first'), noted('theirs')];
    const merged = mergeLogs(kept, [noted('first'), noted('mine')]);
    expect(ids(merged.events)).toEqual(['first', 'theirs', 'mine']);
    expect(merged).toMatchObject({ isNews: true, isOwed: true });
  });

  it('is no news where nobody else wrote, and owes nothing where all is written', () => {
    const log = [noted('first'), noted('second')];
    expect(mergeLogs(log, log)).toMatchObject({ isNews: false, isOwed: false });
    expect(mergeLogs(log, [...log, noted('third')])).toMatchObject({ isNews: false, isOwed: true });
    expect(mergeLogs(log, log.slice(0, 1))).toMatchObject({ isNews: true, isOwed: false });
    expect(mergeLogs([...log].reverse(), log)).toMatchObject({ isNews: true, isOwed: false });
  });

  it('keeps what it cannot read, and folds none of it', () => {
    const odd = [{ v: 2, id: 'later', what: 'else' }, 'a word', null, noted('first')];
    const merged = mergeLogs(odd, [noted('mine')]);
    expect(merged.all).toEqual([...odd, merged.events.at(-1)]);
    expect(ids(merged.events)).toEqual(['first', 'mine']);
    expect(ids(mergeLogs([noted('twice'), noted('twice')], []).events)).toEqual(['twice']);
  });

  /** A step of tab 0 or 1: it adds an event, writes its log, or reads the other tab's. */
  const step = fc.record({
    tab: fc.constantFrom(0, 1),
    does: fc.constantFrom('press', 'write', 'hear'),
  });

  it('loses no press, doubles none, and comes to one order, whoever writes when', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let device: readonly unknown[] = [noted('begun')];
        const tabs = [[...device], [...device]] as ReturnType<typeof noted>[][];
        let presses = 0;
        const take = (tab: number) => {
          const merged = mergeLogs(device, tabs[tab] ?? []);
          tabs[tab] = [...merged.events];
          return merged;
        };
        for (const { tab, does } of steps) {
          if (does === 'press') {
            presses += 1;
            tabs[tab]?.push(noted(`press ${presses}`));
          } else {
            const merged = take(tab);
            if (does === 'write') device = merged.all;
          }
        }
        // In the end each tab writes what is missing and reads the other's.
        for (const tab of [0, 1, 0]) {
          const merged = take(tab);
          if (merged.isOwed) device = merged.all;
        }
        expect(ids(tabs[0] ?? [])).toEqual(ids(tabs[1] ?? []));
        expect(ids(device)).toEqual(ids(tabs[0] ?? []));
        const all = Array.from({ length: presses }, (_, at) => `press ${at + 1}`);
        expect(ids(device).sort()).toEqual(['begun', ...all].sort());
      }),
    );
  });
});
