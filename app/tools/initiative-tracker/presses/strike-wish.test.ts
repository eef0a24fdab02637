import { describe, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import {
  after,
  against,
  deedsOf,
  FIGHT,
  GOBLIN,
  pressOf,
} from '../../../../tests/harness/press-table';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { creatureOf } from '../creatures/creature-of';
import { planOf } from './plan-presses';

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

  it('give hit points to their maker without anybody ticked, and to nobody else', () => {
    const record = SRD_MONSTERS.find(({ slug }) => slug === 'unicorn');
    const unicorn = record && creatureOf({ id: record.slug, record });
    const heals = unicorn?.strikes.find(({ name }) => name === 'Heal Self');
    const touch = unicorn?.strikes.find(({ name }) => name === 'Healing Touch');
    if (!unicorn || !heals || !touch) throw new Error('The unicorn cannot heal.');
    const fight = against(unicorn, '2014');
    for (const who of [[], ['mira', 'odo']]) {
      const planned = `strike:foe:${heals.key}`;
      const deeds = deedsOf(fight, { who, planned, seed: 'x', intent: 'counts' }, unicorn);
      const healed = deeds.flatMap((one) => (one.do === 'heal' ? one.healed : []));
      expect(healed.map((one) => one.who)).toEqual(['foe']);
      expect(healed[0]?.amount).toBeGreaterThanOrEqual(4);
      expect(healed[0]?.amount).toBeLessThanOrEqual(18);
    }
    const fields = {
      who: ['mira'],
      planned: `strike:foe:${touch.key}`,
      seed: 'x',
      intent: 'counts',
    };
    const [healed] = deedsOf(fight, fields, unicorn).flatMap((one) =>
      one.do === 'heal' ? one.healed : [],
    );
    expect(healed?.who).toBe('mira');
    const nobody = planOf(pressOf(fight, { who: [] }, unicorn), `strike:foe:${touch.key}`);
    expect(nobody).toHaveProperty('problem');
  });

  it('strike those who are near, a thrown weapon among them, and from afar what has no reach', () => {
    const nearOf = (creature: string, name: string) => {
      const record = SRD_MONSTERS.find(({ slug }) => slug === creature);
      const made = record && creatureOf({ id: record.slug, record });
      const strike = made?.strikes.find((one) => one.name === name);
      if (!made || !strike) throw new Error(`${creature} has no ${name}`);
      const pressed = pressOf(against(made, '2014'), { who: ['mira'], seed: 'x' }, made);
      const planned = planOf(pressed, `strike:foe:${strike.key}`);
      const wish = 'problem' in planned ? null : planned.plan.wish;
      return wish && 'near' in wish && wish.near;
    };
    expect(nearOf('centaur', 'Pike')).toBe(true);
    expect(nearOf('ogre', 'Javelin')).toBe(true);
    expect(nearOf('centaur', 'Longbow')).toBe(false);
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

  it('count as they were shown whatever is overruled, on other chance than that of the review', () => {
    const intent = `strike:foe:${GOBLIN.strikes[0]?.key}`;
    const at = (chance: string, more: object) => ({
      ...pressOf(FIGHT, { who: ['mira', 'odo'], seed: 'shown', ...more }, GOBLIN),
      random: createRandom(chance),
    });
    for (const attack of ['', 'hit', 'miss', 'critical']) {
      for (const share of ['', '0', '0.5', '1', '2']) {
        const overruled = { 'attack-0': attack, 'attack-1': attack, 'share-1': share };
        const shown = planOf(at('review', overruled), intent);
        const counted = planOf(at('count', overruled), intent);
        expect(JSON.stringify(counted)).toBe(JSON.stringify(shown));
      }
    }
  });

  it('keep their dice when they are overruled: a hit its damage, a critical hit that and more', () => {
    const intent = `strike:foe:${GOBLIN.strikes[0]?.key}`;
    const damage = (attack: string) => {
      const fields = { who: ['mira'], seed: 'a', 'attack-0': attack };
      const planned = planOf(pressOf(FIGHT, fields, GOBLIN), intent);
      if ('problem' in planned) throw new Error(planned.problem);
      return planned.plan.targets[0]?.plain.map(({ amount }) => amount);
    };
    const [hit = 0] = damage('hit') ?? [];
    const [critical = 0] = damage('critical') ?? [];
    expect(damage('hit')).toEqual([hit]);
    expect(damage('miss')).toEqual([]);
    // One more d6.
    expect(critical - hit).toBeGreaterThanOrEqual(1);
    expect(critical - hit).toBeLessThanOrEqual(6);
  });
});
