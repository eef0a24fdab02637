import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deed } from '~/fights/log/deeds';
import {
  after,
  deedsOf,
  FIGHT,
  GOBLIN,
  pressOf,
  sentenceOf,
} from '../../../../tests/harness/press-table';
import { isPlanned, planOf } from './plan-presses';
import { pressed } from './press';

describe('what is typed for somebody', () => {
  it('fits the log, however long and odd it is', () => {
    const odd = `a\u0000b\n${'🐉'.repeat(3000)}`;
    for (const intent of [
      'harm',
      'heal',
      'lasting',
      'concentrate',
      'ready',
      'change',
      'note',
      'raise',
      'settings',
      'add-event',
    ]) {
      const fields = {
        intent,
        one: 'mira',
        who: ['mira', 'odo'],
        amount: '5',
        with: odd,
        mark: odd,
        on: odd,
        what: odd,
        name: odd,
        ac: '12',
        maximum: '20',
        bonus: '2',
        alias: odd,
        note: odd,
        words: odd,
        event: odd,
        count: '20',
        'turn-seconds': '60',
      };
      expect(() => deedsOf(FIGHT, fields), intent).not.toThrow();
    }
  });

  it.each([
    [{ intent: 'harm', who: 'mira', amount: 'lots' }, /Type an amount/],
    [{ intent: 'heal', amount: '5' }, /Select somebody/],
    [{ intent: 'lasting', who: 'mira' }, /Choose a condition/],
    [{ intent: 'lasting', who: 'mira', mark: 'Hex', save: 'wis' }, /both/],
    [{ intent: 'lasting', who: 'mira', mark: 'Hex', turns: 'x' }, /1,000 turns/],
    [{ intent: 'set-count', row: 'foe', count: '100' }, /from −30 to 99/],
    [{ intent: 'change', one: 'mira', name: '' }, /name/],
    [{ intent: 'change', one: 'mira', name: 'M', ac: '99' }, /Armor Class/],
    [{ intent: 'spend', one: 'mira', what: 'use:none' }, /nothing like this/],
    [{ intent: 'spend', one: 'mira', what: 'reaction', times: 'x' }, /how many/],
    [{ intent: 'exhaustion', who: 'mira', levels: '9' }, /1 to 6/],
    [{ intent: 'settings', 'turn-seconds': '-1' }, /3,600/],
    [{ intent: 'link', who: 'mira' }, /two or more/],
    [{ intent: 'dismiss', due: 'x' }, /Already answered/],
    [{ intent: 'next', round: '9', turn: 'x' }, /already over/],
    [{ intent: '__proto__' }, /out of date/],
    [{ intent: 'constructor' }, /out of date/],
  ])('is answered with a sentence when it cannot be: %j', (fields, sentence) => {
    expect(sentenceOf(FIGHT, fields)).toMatch(sentence);
  });
});

/** Arbitrary values for the fields that actions read. */
const anything = fc.dictionary(
  fc.constantFrom(
    'who',
    'one',
    'chosen',
    'row',
    'amount',
    'type',
    'share',
    'with',
    'by',
    'mark',
    'condition',
    'dc',
    'save',
    'until',
    'turns',
    'turn-of',
    'count',
    'what',
    'times',
    'levels',
    'name',
    'ac',
    'maximum',
    'bonus',
    'note',
    'lines',
    'arrives',
    'side',
    'hp',
    'event',
    'words',
    'due',
    'total',
    'planned',
    'seed',
    'blast-save',
    'blast-dc',
    'on',
    'change',
    'lasting',
    'save-0',
  ),
  fc.oneof(
    fc.string(),
    fc.constantFrom('foe', 'mira', 'odo', '5', '8d6 fire', '-3', 'dex', 'blast', 'strike:foe:x'),
    fc.constantFrom('reaction', 'slot:1', 'use:', 'poisoned', 'start', 'end', 'half', '__proto__'),
  ),
);
const INTENTS = [
  'begin',
  'next',
  'previous',
  'roll-missing',
  'roll-all',
  'roll-row',
  'set-count',
  'move-up',
  'move-down',
  'delay',
  'ready',
  'link',
  'unlink',
  'harm',
  'heal',
  'shield',
  'raise',
  'drain',
  'maximum-back',
  'lasting',
  'lasting-ends',
  'exhaustion',
  'concentrate',
  'stabilise',
  'spend',
  'concentration-ends',
  'add',
  'add-event',
  'place-pile',
  'place-back',
  'place-gone',
  'hide',
  'reveal',
  'surprise',
  'surprise-over',
  'duplicate',
  'change',
  'revert',
  'due-roll',
  'dismiss',
  'due-success',
  'due-failure',
  'due-legendary',
  'due-total',
  'settings',
  'note',
  'clean',
  'clear',
  'end',
  'undo',
  'redo',
  'counts',
  'blast',
];

it('passes the turn of a row that delays in the same event, and no other turn', () => {
  const row = FIGHT.turn ?? '';
  const other = Object.keys(FIGHT.rows).find((id) => id !== row) ?? '';
  const passed = deedsOf(FIGHT, { intent: 'delay', row });
  expect(passed.map((deed) => deed.do)).toEqual(['delay', 'turn']);
  const waits = after(FIGHT, passed);
  expect(waits.turn).not.toBe(row);
  expect(deedsOf(waits, { intent: 'delay', row })).toEqual([{ do: 'undelay', row }]);
  expect(deedsOf(FIGHT, { intent: 'delay', row: other })).toEqual([{ do: 'delay', row: other }]);
});

it('dismisses the longest id that a reminder can have', () => {
  const id = `reminder:${'w'.repeat(40)}:${'r'.repeat(80)}`;
  const fight = { ...FIGHT, due: [{ id, who: 'mira', kind: 'reminder' as const, text: 'Bless' }] };
  expect(deedsOf(fight, { intent: 'dismiss', due: id })).toEqual([{ do: 'dismiss', due: id }]);
});

it('never throws, and is a sentence or deeds that the log takes, whatever a form says', () => {
  fc.assert(
    fc.property(fc.constantFrom(...INTENTS), anything, (intent, fields) => {
      const press = pressOf(FIGHT, { ...fields, intent }, GOBLIN);
      if (isPlanned(intent)) {
        planOf(press, intent);
        return;
      }
      const done = pressed(press);
      if ('problem' in done) expect(done.problem).toMatch(/[.”?]$/);
      else for (const one of done) deed.parse(one);
    }),
    { numRuns: 200 },
  );
});
