import type { MonsterRecord } from '~/compendium/records/monster-record';
import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { toughnessOf } from './defence';
import { explainChallenge } from './explain';
import { rated } from './rate';
import type { SpellHarm } from './spell-deeds';

const MOST_DICE = 200;

/**
 * Changes the number of hit dice until the rating is the requested one; of several suitable numbers, the one in the
 * middle.
 */
export function withHitPointsFor(
  record: MonsterRecord,
  cr: number,
  spellHarm?: SpellHarm,
): MonsterRecord {
  const { measured } = explainChallenge(record, spellHarm);
  const place = (rating: number) => CHALLENGE_RATINGS.indexOf(rating);
  const { factor, beyond } = toughnessOf(record, cr);
  const counts = Array.from({ length: MOST_DICE }, (_, at) => at + 1);
  const tried = counts.map((count) => {
    const hitPoints = Math.round(withDice(record, count).hp.average * factor + beyond);
    const { cr: is, defence } = rated({ ...measured, hitPoints });
    return {
      count,
      off: Math.abs(place(is) - place(cr)),
      apart: Math.abs(place(defence.cr) - place(cr)),
    };
  });
  const worth = ({ off, apart }: (typeof tried)[number]) => off * 100 + apart;
  const best = Math.min(...tried.map(worth));
  const fitting = tried.filter((one) => worth(one) === best);
  return withDice(record, fitting[Math.floor(fitting.length / 2)]?.count ?? 1);
}

/** Changes the number of hit dice, keeping the constant per die. */
function withDice(record: MonsterRecord, count: number): MonsterRecord {
  const { dice, constant } = record.hp;
  const each = constant / dice.count;
  const grown = Math.max(-500, Math.min(5000, Math.round(each * count)));
  const average = Math.floor((count * (dice.sides + 1)) / 2) + grown;
  return {
    ...record,
    hp: {
      average: Math.min(9999, Math.max(1, average)),
      dice: { count, sides: dice.sides },
      constant: grown,
    },
  };
}
