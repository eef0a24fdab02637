import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterDamage,
  afterDeathSave,
  afterHealing,
  afterTemporary,
  characterRules,
  type Life,
  type Vitality,
} from '~/rules/hit-points';
import { writtenField } from '../../../tests/harness/written-battle';
import { type Body, DEAD, DYING, resetBody, STABLE, STANDING } from '../arena/body';
import { beginTurn } from './begin-turn';
import { takeHarm } from './harm';
import { regain, shelter } from './heal';

const HIT_POINTS = 31;
const LIVES = new Map<number, Life>([
  [STANDING, 'up'],
  [DYING, 'dying'],
  [STABLE, 'stable'],
  [DEAD, 'dead'],
]);

function vitalityOf(body: Body): Pick<Vitality, 'hitPoints' | 'temporary'> & { life?: Life } {
  const life = LIVES.get(body.state);
  return { hitPoints: body.hitPoints, temporary: body.temporary, ...(life && { life }) };
}

const amount = fc.integer({ min: 1, max: 45 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('damage' as const), amount, critical: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('heal' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('temporary' as const), amount }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('save' as const),
      die: fc.integer({ min: 1, max: 20 }),
    }),
  },
);

it.each(['2014', '2024'])(
  'the inner loop keeps hit points by the rules of %s that all others use',
  (edition) => {
    const hero = { name: 'Ash', role: 'character', ac: 15, hp: HIT_POINTS };
    const field = writtenField(
      [hero, { ...hero, name: 'Elm' }],
      [{ ...hero, name: 'Oak', role: 'monster' }],
      {
        edition,
        options: { deathSaves: true },
      },
    );
    const [body, friend, foe] = field.bodies;
    if (!body || !friend || !foe) throw new Error('three creatures');
    const rules = characterRules(HIT_POINTS);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        for (const one of field.bodies) resetBody(one, HIT_POINTS);
        let now: Vitality = {
          hitPoints: HIT_POINTS,
          temporary: 0,
          life: 'up',
          successes: 0,
          failures: 0,
        };
        for (const one of steps) {
          if (one.does === 'damage') {
            takeHarm(field, body, one.amount, foe, one.critical);
            now = afterDamage(now, one.amount, one.critical, rules);
          } else if (one.does === 'heal') {
            regain(field, body, one.amount, friend);
            now = afterHealing(now, one.amount, HIT_POINTS);
          } else if (one.does === 'temporary') {
            shelter(field, body, one.amount);
            now = afterTemporary(now, one.amount);
          } else if (now.life === 'dying') {
            field.dice.die = () => one.die;
            beginTurn(field, body);
            now = afterDeathSave(now, one.die, one.die, HIT_POINTS);
          }
          const { hitPoints, temporary, life } = now;
          expect(vitalityOf(body)).toEqual({ hitPoints, temporary, life });
          if (now.life === 'dying') {
            expect([body.successes, body.failures]).toEqual([now.successes, now.failures]);
          }
        }
      }),
      { numRuns: 300 },
    );
  },
);
