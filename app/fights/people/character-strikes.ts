import type { z } from 'zod';
import { attackWays } from '~/characters/sheet/attack-ways';
import { alwaysOf, extraText, sometimesOf } from '~/characters/sheet/damage-text';
import type { Attack, ExtraDamage, Sheet } from '~/characters/sheet/sheet';
import { MOST_OWN_STRIKES, type OwnStrike, type ownStrike } from '../sheet/own-strikes';

/** A character's attacks, as its sheet lists them, as far as the limit allows. */
export function strikesOfCharacter(sheet: Pick<Sheet, 'attacks' | 'criticalOn'>): OwnStrike[] {
  const { criticalOn } = sheet;
  const attacks = attackWays(sheet.attacks);
  return attacks.slice(0, MOST_OWN_STRIKES).map(({ attack }, at): OwnStrike => {
    // An imported file may contain two weapons with the same id; the index makes each key unique.
    const key = `${at}.${attack.id}`.slice(0, 80);
    const { name, hit, notes, mastery } = attack;
    return {
      key,
      entry: key,
      name: name.slice(0, 120) || 'Attack',
      section: 'action',
      attack: {
        toHit: Math.min(60, Math.max(-20, hit.value)),
        ...feetOf(attack),
        ...(criticalOn < 20 && { criticalFrom: Math.max(2, criticalOn) }),
      },
      manner: {
        attack: true,
        silvered: false,
        adamantine: false,
        spell: false,
        magical: hit.parts.some(({ label, plus }) => label === 'Magic' && plus > 0),
      },
      targets: { count: 1, of: 'foes', area: null },
      hit: {
        damage: [...damageOf(attack), ...alwaysOf(attack).flatMap(damageOfExtra)].slice(0, 4),
        lasting: [],
        saves: [],
        heals: [],
        drains: [],
        choices: [],
        notes: [
          ...(mastery === null ? [] : [`Mastery: ${mastery}`]),
          ...sometimesOf(attack).map(extraText),
          ...notes,
        ]
          .map((note) => note.slice(0, 200))
          .slice(0, 6),
      },
      miss: null,
      versions: [],
      spends: [],
      only: null,
    };
  });
}

/** Parses "5 ft.", "5 ft. or 20/60 ft." and "80/320 ft.". */
function feetOf({ reach }: Attack): Pick<OwnStrike['attack'], 'reachFeet' | 'rangeFeet'> {
  const range = /(\d{1,4})\/(\d{1,4}) ft\./.exec(reach);
  const near = /^(\d{1,3}) ft\./.exec(reach);
  return {
    reachFeet: near === null ? null : Number(near[1]),
    rangeFeet: range === null ? null : { normal: Number(range[1]), long: Number(range[2]) },
  };
}

/** Extra damage that a feature adds to every hit. */
function damageOfExtra({ dice, types }: ExtraDamage): OwnDamage {
  const parts = /^(\d{1,3})d(\d{1,3})$/.exec(dice);
  const average = parts ? (Number(parts[1]) * (Number(parts[2]) + 1)) / 2 : Number(dice);
  const [damageType = null, ...orTypes] = types;
  const own = damageOf({ damage: dice, average: Math.floor(average), damageType });
  return own.map((one) => ({ ...one, orTypes }));
}

type OwnDamage = z.infer<typeof ownStrike>['hit']['damage'];
type Does = Pick<Attack, 'damage' | 'average' | 'damageType'>;

/** Parses "1d8+3" or "4"; empty for attacks without damage, such as a net. */
function damageOf({ damage, average, damageType: type }: Does): OwnDamage {
  const rest = { average, type, orTypes: [], when: null, instead: false as const };
  const parts = /^(\d{1,3})d(\d{1,3})([+-]\d{1,2})?$/.exec(damage);
  if (parts !== null) {
    const dice = { count: Number(parts[1]), sides: Number(parts[2]) };
    return [{ ...rest, dice, bonus: Number(parts[3] ?? 0) }];
  }
  return average > 0 ? [{ ...rest, dice: null, bonus: 0 }] : [];
}
