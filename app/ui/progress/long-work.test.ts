import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LongWork,
  mayHappen,
  nextWork,
  restoreWork,
  WAITING_WORK,
  type WorkEvent,
} from './long-work';
import { spokenWords, workWords } from './work-words';

const through = (...events: WorkEvent[]): LongWork => events.reduce(nextWork, WAITING_WORK);
const START: WorkEvent = { type: 'start', total: 5000 };

describe('long work', () => {
  it('goes from its start to its end', () => {
    expect(through(START, { type: 'step', done: 1200, place: 'row 1201' })).toEqual({
      state: 'running',
      done: 1200,
      total: 5000,
      place: 'row 1201',
      problem: null,
    });
    expect(through(START, { type: 'finish' })).toMatchObject({ state: 'done', done: 5000 });
    expect(
      through({ type: 'start', total: null }, { type: 'step', done: 7 }, { type: 'finish' }),
    ).toMatchObject({ state: 'done', done: 7 });
  });

  it('goes on where it was paused or failed, and from the beginning when it was canceled', () => {
    const far: WorkEvent = { type: 'step', done: 800, place: 'p' };
    expect(through(START, far, { type: 'pause' }, { type: 'resume' })).toMatchObject({
      state: 'running',
      done: 800,
      place: 'p',
    });
    const failed = through(START, far, { type: 'fail', problem: 'The line is lost.' });
    expect(failed).toMatchObject({ state: 'failed', problem: 'The line is lost.', done: 800 });
    expect(nextWork(failed, { type: 'resume' })).toMatchObject({
      state: 'running',
      problem: null,
      place: 'p',
    });
    expect(through(START, far, { type: 'cancel' }, { type: 'resume' }).state).toBe('canceled');
    expect(through(START, far, { type: 'cancel' }, START)).toMatchObject({ done: 0, place: null });
  });

  it('hears nothing after its end', () => {
    const done = through(START, { type: 'finish' });
    expect(nextWork(done, { type: 'step', done: 3 })).toBe(done);
    expect(nextWork(done, { type: 'cancel' })).toBe(done);
    expect(mayHappen(done, 'cancel')).toBe(false);
    expect(mayHappen(through(START), 'cancel')).toBe(true);
    expect(mayHappen(through(START), 'resume')).toBe(false);
  });

  it('never goes back and never beyond, whatever happens in whatever order', () => {
    const count = fc.oneof(fc.integer({ min: -10, max: 50 }), fc.constant(Number.NaN), fc.double());
    const event: fc.Arbitrary<WorkEvent> = fc.oneof(
      fc.record({ type: fc.constant('start' as const), total: fc.option(count) }),
      fc.record({ type: fc.constant('step' as const), done: count }),
      fc.constantFrom<WorkEvent>(
        { type: 'pause' },
        { type: 'resume' },
        { type: 'cancel' },
        { type: 'finish' },
        { type: 'fail', problem: 'x' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let work = WAITING_WORK;
        for (const one of events) {
          const next = nextWork(work, one);
          if (one.type !== 'start') expect(next.done).toBeGreaterThanOrEqual(work.done);
          expect(next.done).toBeLessThanOrEqual(next.total ?? Infinity);
          expect(next.problem === null || next.state === 'failed').toBe(true);
          work = next;
        }
        const kept = restoreWork(JSON.parse(JSON.stringify(work)));
        const asKept = work.state === 'running' ? 'paused' : work.state;
        expect(kept).toEqual({ ...work, state: asKept });
      }),
      { numRuns: 200 },
    );
  });

  it('is none when what was kept is none', () => {
    const kept = { ...WAITING_WORK, state: 'running', done: 5, total: 9 };
    expect(restoreWork(kept)?.state).toBe('paused');
    const broken = [
      null,
      7,
      {},
      { ...kept, state: 'toString' },
      { ...kept, done: -1 },
      { ...kept, done: 1.5 },
    ];
    for (const value of [...broken, { ...kept, done: 10 }, { ...kept, total: '9' }]) {
      expect(restoreWork(value)).toBeNull();
    }
    expect(restoreWork({ ...kept, place: 'x'.repeat(5000) })?.place).toHaveLength(1000);
  });
});

describe('the words of long work', () => {
  const running = through(START, { type: 'step', done: 1200 });

  it('say how far it is', () => {
    expect(workWords(running, 'monsters')).toBe('1,200 of 5,000 monsters');
    expect(workWords(through({ type: 'start', total: null }), 'monsters')).toBe('In progress…');
    expect(workWords(nextWork(running, { type: 'pause' }), 'monsters')).toBe(
      'Paused at 1,200 of 5,000 monsters',
    );
    expect(workWords(nextWork(running, { type: 'fail', problem: 'Offline.' }), 'monsters')).toBe(
      'Stopped at 1,200 of 5,000 monsters. Offline.',
    );
    expect(workWords(nextWork(running, { type: 'finish' }), 'monsters')).toBe(
      'Done: 5,000 monsters',
    );
  });

  it('are read out by the quarter, not by the step', () => {
    const spoken = (done: number) =>
      spokenWords(through(START, { type: 'step', done }), 'monsters');
    expect([0, 1, 1249].map(spoken)).toEqual(['In progress…', 'In progress…', 'In progress…']);
    expect([1250, 2499, 2500, 4999, 5000].map(spoken)).toEqual(
      ['25', '25', '50', '75', '100'].map((percent) => `${percent} percent`),
    );
    expect(spokenWords(through({ type: 'start', total: 0 }), 'monsters')).toBe('In progress…');
    expect(spokenWords(WAITING_WORK, 'monsters')).toBe('');
  });
});
