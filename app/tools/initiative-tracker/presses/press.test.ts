import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldEvent } from '~/fights/fold/fold-event';
import { type Deed, deed, fightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import type { Fight } from '~/fights/log/state';
import { characterSheet } from '~/fights/sheet/by-hand';
import type { Edition } from '~/rules/edition';
import { createRandom } from '~/rules/random';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { creatureOf } from '../creatures/creature-of';
import type { Creature } from './asked';
import { LATE_PRESSES } from './late-presses';
import { isPlanned, planOf } from './plan-presses';
import { type Press, pressed } from './press';

type Fields = Record<string, string | readonly string[]>;

let made = 0;
const newId = () => {
  made += 1;
  return `id-${made}`;
};

function pressOf(fight: Fight, fields: Fields, creature: Creature | null = null): Press {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
  }
  return {
    ...{ fight, form, random: createRandom('press'), newId, creature: () => creature },
    late: LATE_PRESSES,
    ...{ undoable: 'an-event', redoable: 'an-event', last: null },
  };
}

/** The deeds of a press as a log takes them; fails where it was a sentence. */
function deedsOf(fight: Fight, fields: Fields, creature: Creature | null = null): Deed[] {
  const done = pressed(pressOf(fight, fields, creature));
  if ('problem' in done) throw new Error(done.problem);
  return done.map((one) => deed.parse(one));
}

function after(fight: Fight, deeds: readonly Deed[]): Fight {
  const event = { v: 1 as const, id: newId(), by: 'gm', at: 1, deeds: [...deeds] };
  return foldEvent(fight, fightEvent.parse(event));
}

function sentenceOf(fight: Fight, fields: Fields): string {
  const done = pressed(pressOf(fight, fields));
  if (!('problem' in done)) throw new Error('It was done.');
  return done.problem;
}

const hero = (edition: Edition) => characterSheet(edition, { name: 'Mira', maximum: 30, ac: 14 });

/** A fight of a creature, with the id `foe`, and two of the party, which has begun. */
function against(creature: Creature, edition: Edition): Fight {
  const seed = (id: string, own: Creature['sheet'], side: 'foes' | 'party') => ({
    ...{ id, sheet: own, side, initiative: 10 },
  });
  const add = deed.parse({
    do: 'add',
    seeds: [
      seed('foe', creature.sheet, 'foes'),
      seed('mira', hero(edition), 'party'),
      seed('odo', hero(edition), 'party'),
    ],
  });
  return after(after(newFight('Ford', edition), [add]), [{ do: 'begin' }]);
}

const goblin = SRD_MONSTERS.find(({ slug }) => slug === 'goblin');
if (!goblin) throw new Error('no goblin');
const GOBLIN = creatureOf({ id: 'goblin', record: goblin });
const FIGHT = against(GOBLIN, '2014');
/** Every third monster of both editions. */
const MANY = [...SRD_MONSTERS, ...SRD_52_MONSTERS].filter((_, at) => at % 3 === 0);
const ALL = MANY.map((record) => ({
  edition: record.edition,
  creature: creatureOf({ id: record.slug, record }),
}));

describe('the strikes of monsters', () => {
  it('can be shown and counted, and the log takes what they come to', () => {
    let counted = 0;
    for (const { creature, edition } of ALL) {
      const fight = against(creature, edition);
      for (const strike of creature.strikes) {
        const intent = `strike:foe:${strike.key}`;
        const who = strike.targets.of === 'self' ? ['foe'] : ['mira', 'odo'];
        const planned = planOf(pressOf(fight, { who }, creature), intent);
        const name = `${creature.sheet.name}: ${strike.name}`;
        if ('problem' in planned) {
          expect(planned.problem, name).toMatch(/\.$/);
          continue;
        }
        const fields = { who, planned: intent, seed: planned.seed, intent: 'counts' };
        const deeds = deedsOf(fight, fields, creature);
        expect(() => after(fight, deeds), name).not.toThrow();
        counted += 1;
      }
    }
    expect(counted).toBeGreaterThan(300);
  });

  it('count as they were shown, by the seed in the form', () => {
    const fields = { who: ['mira', 'odo'], seed: 'shown' };
    const intent = `strike:foe:${GOBLIN.strikes[0]?.key}`;
    const once = planOf(pressOf(FIGHT, fields, GOBLIN), intent);
    const again = planOf(pressOf(FIGHT, fields, GOBLIN), intent);
    expect(JSON.stringify(once)).toBe(JSON.stringify(again));
    const changed = planOf(pressOf(FIGHT, { ...fields, 'attack-0': 'critical' }, GOBLIN), intent);
    if ('problem' in changed) throw new Error(changed.problem);
    expect(changed.plan.targets[0]?.attack?.result).toBe('critical');
  });
});

describe('a blast', () => {
  const fields = {
    who: ['foe', 'mira'],
    amount: '8d6 fire',
    'blast-save': 'dex',
    'blast-dc': '15',
  };

  it('is one throw for all, and one event', () => {
    const planned = planOf(pressOf(FIGHT, fields), 'blast');
    if ('problem' in planned) throw new Error(planned.problem);
    expect(planned.plan.targets.map(({ who }) => who)).toEqual(['foe', 'mira']);
    const deeds = deedsOf(FIGHT, {
      ...fields,
      planned: 'blast',
      seed: planned.seed,
      intent: 'counts',
      'share-0': '0',
    });
    expect(deeds).toHaveLength(1);
    expect(deeds[0]).toMatchObject({
      do: 'harm',
      struck: [{ who: 'foe', share: 0 }, { who: 'mira' }],
    });
  });

  it.each([
    [{ who: [] as string[] }, /Choose somebody/],
    [{ amount: 'much' }, /damage first/],
    [{ 'blast-dc': '99' }, /DC/],
    [{ 'blast-save': '' }, /save/],
  ])('asks for what is missing: %j', (wrong, sentence) => {
    const planned = planOf(pressOf(FIGHT, { ...fields, ...wrong }), 'blast');
    expect('problem' in planned && planned.problem).toMatch(sentence);
  });
});

describe('a line that adds', () => {
  const empty = newFight('Ford', '2014');

  it('takes a record, and numbers of one’s own', () => {
    const [added] = deedsOf(empty, { intent: 'add', lines: '2 goblins ac 18' }, GOBLIN);
    expect(added).toMatchObject({
      do: 'add',
      seeds: [{ side: 'foes', sheet: { record: 'goblin', ac: 18 } }, { side: 'foes' }],
    });
    const [typed] = deedsOf(empty, { intent: 'add', lines: 'Mira level 5 hp 38 init 14' });
    expect(typed).toMatchObject({
      seeds: [{ side: 'party', initiative: 14, sheet: { name: 'Mira', deathSaves: true } }],
    });
  });

  it.each([
    [{ lines: '' }, /Type who joins/],
    [{ lines: 'x\n'.repeat(41) }, /at most 40 lines/],
    [{ lines: 'Ogre', arrives: 'soon' }, /A round is/],
    [{ lines: 'Ogre hp 0' }, /Hit points/],
    [{ lines: '999 ogres' }, /200/],
  ])('says what is wrong: %j', (fields, sentence) => {
    expect(sentenceOf(empty, { intent: 'add', ...fields })).toMatch(sentence);
  });
});

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
        ...{
          intent,
          one: 'mira',
          who: ['mira', 'odo'],
          amount: '5',
          with: odd,
          mark: odd,
          on: odd,
        },
        ...{ what: odd, name: odd, ac: '12', maximum: '20', bonus: '2', alias: odd, note: odd },
        ...{ words: odd, event: odd, count: '20', 'turn-seconds': '60' },
      };
      expect(() => deedsOf(FIGHT, fields), intent).not.toThrow();
    }
  });

  it.each([
    [{ intent: 'harm', who: 'mira', amount: 'lots' }, /how much/],
    [{ intent: 'heal', amount: '5' }, /Choose somebody/],
    [{ intent: 'lasting', who: 'mira' }, /Choose a condition/],
    [{ intent: 'lasting', who: 'mira', mark: 'Hex', save: 'wis' }, /both/],
    [{ intent: 'lasting', who: 'mira', mark: 'Hex', turns: 'x' }, /1,000 turns/],
    [{ intent: 'set-count', row: 'foe', count: '100' }, /from −30 to 99/],
    [{ intent: 'change', one: 'mira', name: '' }, /name/],
    [{ intent: 'change', one: 'mira', name: 'M', ac: '99' }, /Armor Class/],
    [{ intent: 'spend', one: 'mira', what: 'use:none' }, /nothing that is known/],
    [{ intent: 'spend', one: 'mira', what: 'reaction', times: 'x' }, /how many/],
    [{ intent: 'exhaustion', who: 'mira', levels: '9' }, /1 to 6/],
    [{ intent: 'settings', 'turn-seconds': '-1' }, /3,600/],
    [{ intent: 'link', who: 'mira' }, /two or more/],
    [{ intent: 'dismiss', due: 'x' }, /answered already/],
    [{ intent: 'next', round: '9', turn: 'x' }, /passed on already/],
    [{ intent: '__proto__' }, /nothing that is known/],
    [{ intent: 'constructor' }, /nothing that is known/],
  ])('is answered with a sentence when it cannot be: %j', (fields, sentence) => {
    expect(sentenceOf(FIGHT, fields)).toMatch(sentence);
  });
});

/** Any fields at all, of those that presses read. */
const anything = fc.dictionary(
  fc.constantFrom(
    ...[
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
    ],
    ...[
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
    ],
    ...['maximum', 'bonus', 'note', 'lines', 'arrives', 'side', 'hp', 'event', 'words', 'due'],
    ...['total', 'planned', 'seed', 'blast-save', 'blast-dc', 'on', 'change', 'lasting', 'save-0'],
  ),
  fc.oneof(
    fc.string(),
    fc.constantFrom('foe', 'mira', 'odo', '5', '8d6 fire', '-3', 'dex', 'blast', 'strike:foe:x'),
    fc.constantFrom('reaction', 'slot:1', 'use:', 'poisoned', 'start', 'end', 'half', '__proto__'),
  ),
);
const INTENTS = [
  ...['begin', 'next', 'previous', 'roll-missing', 'roll-all', 'roll-row', 'set-count', 'move-up'],
  ...['move-down', 'delay', 'ready', 'link', 'unlink', 'harm', 'heal', 'shield', 'raise', 'drain'],
  ...['maximum-back', 'lasting', 'lasting-ends', 'exhaustion', 'concentrate', 'stabilise', 'spend'],
  ...['concentration-ends', 'add', 'add-event', 'place-pile', 'place-back', 'place-gone', 'hide'],
  ...[
    'reveal',
    'surprise',
    'surprise-over',
    'duplicate',
    'change',
    'revert',
    'due-roll',
    'dismiss',
  ],
  ...['due-success', 'due-failure', 'due-legendary', 'due-total', 'settings', 'note', 'clean'],
  ...['clear', 'end', 'undo', 'redo', 'counts', 'blast'],
];

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
