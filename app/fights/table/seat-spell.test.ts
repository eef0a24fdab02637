import { describe, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { begun, done, eventOf, somebody } from '../../../tests/harness/fight-table';
import { SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { foldEvent } from '../fold/fold-event';
import type { Deed } from '../log/deeds';
import type { Fight } from '../log/state';
import { isPossible } from '../moves/move';
import { spellMove } from '../sheet/spell-moves';
import { projectTable } from './project';
import { publicId } from './public-id';
import { mayTakeBack, seatDeeds } from './seat-deeds';
import type { SeatIntent } from './seat-intents';

const SPELLS = [
  'fire-bolt',
  'fireball',
  'hold-person',
  'cure-wounds',
  'magic-missile',
  'scorching-ray',
  'bless',
  'color-spray',
  'vampiric-touch',
  'warding-bond',
];
const USES = [
  { key: 'initiate', name: 'Magic Initiate', most: 1, per: 'day' as const, recharge: null },
  { key: 'legacy', name: 'Infernal Legacy', most: 1, per: 'day' as const, recharge: null },
];

const SAVES = { str: 0, dex: 0, con: 0, int: 0, wis: 0, cha: 0 };

const WIZARD = { name: 'Wizard', dc: 15, toHit: 7, modifier: 4, level: 7 };

const FIGHT = done(
  begun([
    somebody('mira', {
      side: 'party',
      initiative: 18,
      sheet: {
        maximum: 30,
        slots: [4, 3, 2, 1],
        uses: USES,
        castings: [
          {
            name: 'Feats',
            dc: 13,
            toHit: 5,
            modifier: 2,
            level: 7,
            spells: [
              { spell: 'healing-word', use: 'initiate', slotsFrom: 1 },
              { spell: 'hellish-rebuke', use: 'legacy', at: 2 },
              { spell: 'shield', use: null, slotsFrom: 2 },
            ],
          },
          {
            ...WIZARD,
            spells: SPELLS.map((spell) =>
              spell === 'cure-wounds'
                ? { spell, bonus: { healing: 2, perLevel: 1, damage: 0 } }
                : { spell },
            ),
          },
        ],
      },
    }),
    somebody('tobin', { side: 'party', initiative: 15 }),
    somebody('ogre', {
      initiative: 12,
      sheet: { ac: 11, maximum: 59, saves: { ...SAVES, dex: -1, wis: -2 } },
    }),
    somebody('troll', {
      initiative: 11,
      sheet: { ac: 15, maximum: 84, saves: { ...SAVES, dex: 1 } },
    }),
    somebody('ghost', { initiative: 9, hidden: true }),
  ]),
  { do: 'seat', seat: 's1', who: 'mira', name: 'Ann' },
);
const of = (...ids: string[]) => ids.map((id) => publicId('s', id));

type Cast = { spell: string; level?: number; slotless?: true; targets?: string[]; fight?: Fight };

function asked({ spell, level = 0, slotless, targets = [], fight = FIGHT }: Cast, seed = 'cast') {
  const record = SRD_SPELLS.find((one) => one.slug === spell);
  if (!record) throw new Error(spell);
  const [who = ''] = of('mira');
  const intent: SeatIntent = {
    is: 'cast',
    who,
    spell,
    level,
    ...(slotless && { slotless }),
    attack: false,
    targets,
    edge: null,
    secret: false,
  };
  let ids = 0;
  return seatDeeds(fight, intent, {
    seat: 's1',
    secret: 's',
    random: createRandom(seed),
    newId: () => {
      ids += 1;
      return `new-${ids}`;
    },
    undoable: null,
    spell: spellMove(spell, record),
  });
}

function cast(wanted: Cast, seed?: string): Deed[] {
  const move = asked(wanted, seed);
  if (!isPossible(move)) throw new Error(move.problem);
  return [...move];
}

function told(deeds: readonly Deed[]) {
  const suggest = deeds.find((deed) => deed.do === 'suggest');
  const roll = deeds.find((deed) => deed.do === 'roll');
  if (suggest?.rolled === undefined || roll === undefined) throw new Error('nothing is told');
  return { suggest, rolled: suggest.rolled, roll };
}

describe('a spell cast from a seat', () => {
  it('rolls its damage at the level of the slot, and each target’s save', () => {
    const deeds = cast({ spell: 'fireball', level: 4, targets: of('ogre', 'troll') });
    const { suggest, rolled, roll } = told(deeds);
    expect(deeds[0]).toEqual({ do: 'casts', who: 'mira', spell: 'Fireball', level: 4 });
    expect(deeds[1]).toMatchObject({ do: 'spend', what: { of: 'slot', level: 4 }, by: 1 });
    expect(suggest).toMatchObject({ targets: ['ogre', 'troll'], with: 'Fireball', type: 'fire' });
    expect(rolled.manner).toMatchObject({ spell: true, magical: true });
    expect(rolled.struck).toMatchObject([
      { who: 'ogre', save: { ability: 'dex', dc: 15 } },
      { who: 'troll', save: { ability: 'dex', dc: 15 } },
    ]);
    const [one, other] = rolled.struck;
    expect(one?.parts).toEqual(other?.parts);
    for (const { save, share } of rolled.struck) expect(share).toBe(save?.succeeded ? 0.5 : 1);
    expect(roll.text).toMatch(/^\d+ fire \(9d6 .*\); Dexterity save DC 15, half on a success$/);
    expect(roll.total).toBe(suggest.amount);
  });

  it('tells the table neither who saves nor who is hit', () => {
    const deeds = cast({ spell: 'fireball', level: 3, targets: of('ogre', 'troll') });
    const seen = projectTable(foldEvent(FIGHT, eventOf(deeds, { by: 's1' })), {
      secret: 's',
      seat: null,
      elapsed: 0,
      undoable: false,
    });
    expect(seen.rolls[0]?.text).toBe(told(deeds).roll.text);
    expect(JSON.stringify(seen.rolls)).not.toMatch(/ogre|troll|succeeded|AC/);
  });

  it('rolls the attack of a cantrip with the dice of its caster’s level', () => {
    const { rolled, roll } = told(cast({ spell: 'fire-bolt', targets: of('ogre') }));
    expect(rolled.struck[0]?.attack).toMatchObject({ ac: 11 });
    expect(roll.text).toMatch(/^\d+ to hit \(\d+\).*fire \(2d10 |^\d+ to hit \(20\), critical/);
    expect(cast({ spell: 'fire-bolt', targets: of('ogre') })[1]).not.toMatchObject({ do: 'spend' });
  });

  it('heals with the caster’s modifier and what its features add', () => {
    const { rolled, roll } = told(cast({ spell: 'cure-wounds', level: 2, targets: of('tobin') }));
    expect(rolled.struck).toEqual([]);
    expect(rolled.healed).toEqual([{ who: 'tobin', amount: roll.total }]);
    // 2d8, the modifier of 4, 2 of a feature, and 1 for each level of the slot.
    expect(roll.text).toMatch(/^\d+ healed \(2d8 \(.*\) \+ 8 = \d+\)$/);
  });

  it('goes to its caster when a helpful one names nobody', () => {
    const { rolled } = told(cast({ spell: 'cure-wounds', level: 1 }));
    expect(rolled.healed?.map(({ who }) => who)).toEqual(['mira']);
  });

  it('divides its bolts among the targets', () => {
    const { rolled } = told(
      cast({ spell: 'magic-missile', level: 2, targets: of('ogre', 'troll') }),
    );
    expect(rolled.struck.map(({ who }) => who)).toEqual(['ogre', 'ogre', 'troll', 'troll']);
  });

  it('counts all darts of one roll, for the table and for one target', () => {
    const { suggest, rolled, roll } = told(
      cast({ spell: 'magic-missile', level: 3, targets: of('ogre') }),
    );
    const dart = rolled.struck[0]?.parts[0]?.amount ?? 0;
    expect(rolled.struck).toHaveLength(5);
    expect(roll.text).toMatch(new RegExp(`^5 × ${dart} force \\(1d4 `));
    expect([roll.total, suggest.amount]).toEqual([5 * dart, 5 * dart]);
    const two = told(cast({ spell: 'magic-missile', level: 3, targets: of('ogre', 'troll') }));
    expect([two.roll.total, two.suggest.amount]).toEqual([5 * dart, 3 * dart]);
    const alone = cast({ spell: 'magic-missile', level: 3 }).at(-1);
    expect(alone).toMatchObject({ text: expect.stringMatching(/^5 × \d force/) });
  });

  it('rolls each ray, and tells what all would deal to their target', () => {
    const { suggest, roll } = told(
      cast({ spell: 'scorching-ray', level: 2, targets: of('ogre') }, 'rays'),
    );
    const dealt = [...roll.text.matchAll(/(\d+) fire/g)].map(([, amount]) => Number(amount));
    expect(dealt).toHaveLength(3);
    expect(suggest.amount).toBe(dealt.reduce((sum, one) => sum + one, 0));
    const [alone] = cast({ spell: 'scorching-ray', level: 2 }).slice(-1);
    expect(alone?.do === 'roll' && alone.text.match(/to hit/g)).toHaveLength(3);
  });

  it('spends its own use first, at the level that it casts at, then slots', () => {
    const word: Cast = { spell: 'healing-word', targets: of('tobin') };
    const use = cast(word);
    expect(use[1]).toMatchObject({ do: 'spend', what: { of: 'use', key: 'initiate' } });
    const fight = foldEvent(FIGHT, eventOf(use, { by: 's1' }));
    expect(asked({ ...word, fight })).toEqual({ problem: 'No use of it is left.' });
    const slot = cast({ ...word, level: 2, fight });
    expect(slot[1]).toMatchObject({ do: 'spend', what: { of: 'slot', level: 2 } });
    expect(told(slot).roll.text).toContain('2d4');
    // A spell that only its use casts spends no slot.
    const rebuke = cast({ spell: 'hellish-rebuke', level: 1, targets: of('ogre') });
    expect(rebuke.slice(0, 2)).toMatchObject([
      { do: 'casts', level: 2 },
      { do: 'spend', what: { of: 'use', key: 'legacy' } },
    ]);
    expect(told(rebuke).roll).toMatchObject({
      what: 'Hellish Rebuke (level 2)',
      text: expect.stringContaining('3d10'),
    });
    expect(cast({ spell: 'shield' }).map((deed) => deed.do)).not.toContain('spend');
    expect(asked({ spell: 'shield', level: 1 })).toEqual({
      problem: 'Shield needs a level 2 slot or higher.',
    });
  });

  it('is cast without its slot only on purpose', () => {
    const missile: Cast = { spell: 'magic-missile', targets: of('ogre') };
    expect(asked(missile)).toEqual({
      problem: 'Magic Missile needs a slot: choose one of level 1 or higher.',
    });
    const ritual = cast({ ...missile, slotless: true });
    expect(ritual.map((deed) => deed.do)).toEqual(['casts', 'suggest', 'roll']);
    expect(told(ritual).roll.text).toMatch(/^3 × /);
    const onPaper = done(FIGHT, { do: 'change', who: 'mira', changes: { sheet: { slots: [] } } });
    expect(cast({ ...missile, fight: onPaper }).map((deed) => deed.do)).not.toContain('spend');
  });

  it('is shown to its seat with its use, and the slots that it also takes', () => {
    const { seat } = projectTable(FIGHT, { secret: 's', seat: 's1', elapsed: 0, undoable: false });
    const spells = seat.is === 'seated' ? (seat.ones[0]?.spells ?? []) : [];
    const paid = (slug: string) => {
      const { bySlot, slotsFrom, free } = spells.find(({ spell }) => spell === slug) ?? {};
      return { bySlot, slotsFrom, free };
    };
    expect(paid('bless')).toEqual({ bySlot: true });
    expect(paid('healing-word')).toEqual({ bySlot: true, slotsFrom: 1, free: { left: 1 } });
    expect(paid('hellish-rebuke')).toEqual({ bySlot: false, free: { at: 2, left: 1 } });
    expect(paid('shield')).toEqual({ bySlot: true, slotsFrom: 2, free: { left: null } });
  });

  it('leaves concentration on what a save decides to the game master’s answer', () => {
    const ways = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      cast({ spell: 'hold-person', level: 2, targets: of('ogre') }, seed),
    );
    const failed = ways.filter((deeds) => !told(deeds).rolled.struck[0]?.save?.succeeded);
    expect(failed.length).toBeGreaterThan(0);
    expect(ways.length).toBeGreaterThan(failed.length);
    for (const deeds of ways) {
      const { rolled } = told(deeds);
      expect(deeds.some((deed) => deed.do === 'concentrates')).toBe(false);
      const ids = rolled.struck.flatMap(({ lasting }) => lasting.map(({ id }) => id));
      expect(rolled.concentrates).toEqual(
        failed.includes(deeds) ? { on: 'Hold Person', lasting: ids, whileHeld: true } : undefined,
      );
    }
  });

  it('waits as what it is where it deals no damage', () => {
    const deeds = cast({ spell: 'bless', level: 1, targets: of('tobin') });
    const fight = foldEvent(FIGHT, eventOf(deeds, { by: 's1' }));
    const { seat } = projectTable(fight, { secret: 's', seat: 's1', elapsed: 0, undoable: false });
    expect(seat.is === 'seated' && seat.ones[0]?.waiting).toEqual(['Bless on tobin']);
  });

  it('keeps the concentration of before where its attack misses', () => {
    const ways = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      cast({ spell: 'vampiric-touch', level: 3, targets: of('troll') }, seed),
    );
    const isHit = (deeds: readonly Deed[]) => told(deeds).rolled.struck[0]?.attack?.hit === true;
    expect(new Set(ways.map(isHit)).size).toBe(2);
    for (const deeds of ways) {
      eventOf(deeds);
      // Begun at once, it would tell the table whether it hits.
      expect(deeds.some((deed) => deed.do === 'concentrates')).toBe(false);
      const brought = { on: 'Vampiric Touch', lasting: [] };
      expect(told(deeds).rolled.concentrates).toEqual(isHit(deeds) ? brought : undefined);
    }
  });

  it('does not ask the game master where it brings nothing to apply, and names its targets', () => {
    const spray = cast({ spell: 'color-spray', level: 1, targets: of('ogre', 'troll') });
    expect(spray.map((deed) => deed.do)).toEqual(['casts', 'spend', 'roll']);
    expect(spray[2]).toMatchObject({ text: expect.stringMatching(/on ogre, troll$/) });
    const bond = cast({ spell: 'warding-bond', level: 2, targets: of('tobin') });
    expect(bond.at(-1)).toMatchObject({ text: expect.stringMatching(/on tobin$/) });
    // Whatever asks has something to apply.
    for (const { slug } of SRD_SPELLS) {
      const fight = done(FIGHT, {
        do: 'change',
        who: 'mira',
        changes: { sheet: { castings: [{ ...WIZARD, spells: [{ spell: slug }] }] } },
      });
      const move = asked({ spell: slug, slotless: true, targets: of('ogre'), fight });
      const deeds = isPossible(move) ? move : [];
      const asks = deeds.flatMap((deed) => (deed.do === 'suggest' ? [deed.rolled] : []));
      for (const rolled of asks)
        expect([...(rolled?.struck ?? []), ...(rolled?.healed ?? [])], slug).not.toEqual([]);
    }
  });

  it('shows what it does where its target is not in sight', () => {
    const deeds = cast({ spell: 'fireball', level: 3 });
    expect(deeds.map((deed) => deed.do)).toEqual(['casts', 'spend', 'roll']);
    expect(deeds[2]).toMatchObject({ text: expect.stringMatching(/^\d+ fire \(8d6 /) });
  });

  it('can be undone while it rolled nothing and the game master has not answered', () => {
    const undone = (wanted: Cast, after: (fight: Fight) => Fight = (fight) => fight) => {
      const deeds = cast(wanted);
      const event = eventOf(deeds, { by: 's1' });
      const undoable = { event: event.id, deeds, isTurnsLast: true };
      const random = createRandom('undo');
      const asking = { seat: 's1', secret: 's', random, newId: () => 'n', undoable };
      const fight = after(foldEvent(FIGHT, event));
      const move = seatDeeds(fight, { is: 'undo' }, asking);
      expect(mayTakeBack(fight, undoable)).toBe(isPossible(move));
      return isPossible(move) ? move.map((deed) => deed.do) : move.problem;
    };
    const bless: Cast = { spell: 'bless', level: 1, targets: of('tobin') };
    expect(told(cast(bless)).rolled.struck).toMatchObject([{ who: 'tobin' }]);
    expect(undone(bless)).toEqual(['undo']);
    const answers = (fight: Fight) =>
      done(fight, ...fight.due.map(({ id }) => ({ do: 'dismiss', due: id })));
    expect(undone(bless, answers)).toMatch(/has answered this/);
    for (const rolled of ['cure-wounds', 'hold-person', 'magic-missile'])
      expect(undone({ spell: rolled, level: 2, targets: of('ogre') })).toMatch(
        /^Rolled dice stand/,
      );
  });

  it('is refused before anything is spent', () => {
    expect(asked({ spell: 'fireball', level: 2, targets: of('ogre') })).toEqual({
      problem: 'Fireball needs a level 3 slot or higher.',
    });
    expect(asked({ spell: 'fireball', level: 3, targets: of('ghost') })).toEqual({
      problem: 'That target is no longer in sight.',
    });
    expect(asked({ spell: 'hold-person', level: 2, targets: of('ogre', 'troll') })).toEqual({
      problem: 'At this level it has at most 1 target.',
    });
  });
});
