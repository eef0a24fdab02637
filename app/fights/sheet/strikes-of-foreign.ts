import type { MonsterRecord } from '~/compendium/records/monster-record';
import { MOST_OWN_STRIKES, type OwnStrike } from './own-strikes';
import { strikesOf } from './strikes';

/**
 * Lists the attacks of a creature without a record, to store on its sheet: attack bonus and damage. Other effects
 * of a hit are kept as text.
 */
export function ownStrikesOf(record: MonsterRecord): OwnStrike[] {
  const texts = new Map(
    [...record.actions, ...record.bonusActions, ...record.reactions].map((one) => [
      one.key,
      one.text,
    ]),
  );
  return strikesOf(record)
    .filter(({ attack }) => attack !== null)
    .slice(0, MOST_OWN_STRIKES)
    .flatMap(({ name, entry, attack, manner, hit }, at): OwnStrike[] => {
      if (attack === null) return [];
      const damage = hit.damage
        .filter(({ instead, when }) => !instead && when === null)
        .slice(0, 4)
        .map(({ dice, bonus, average, type, orTypes }) => ({
          dice,
          bonus,
          average,
          type,
          orTypes: [...orTypes],
          when: null,
          instead: false as const,
        }));
      const more =
        hit.lasting.length + hit.saves.length + hit.drains.length + hit.choices.length > 0 ||
        damage.length < hit.damage.length;
      const words = (texts.get(entry) ?? '').replace(/^.*?\bHit ?: ?/s, '').slice(0, 200);
      return [
        {
          key: `${at}.${entry}`.slice(0, 80),
          entry,
          name: name.slice(0, 120),
          section: 'action',
          attack: {
            toHit: Math.min(60, Math.max(-20, attack.toHit)),
            reachFeet: attack.reachFeet,
            rangeFeet: attack.rangeFeet && {
              normal: attack.rangeFeet.normal,
              long: attack.rangeFeet.long ?? null,
            },
          },
          manner: {
            attack: true,
            magical: manner.magical,
            silvered: manner.silvered,
            adamantine: manner.adamantine,
            spell: manner.spell,
          },
          targets: { count: 1, of: 'foes', area: null },
          hit: {
            damage,
            lasting: [],
            saves: [],
            heals: [],
            drains: [],
            choices: [],
            notes: more && words !== '' ? [words] : [],
          },
          miss: null,
          versions: [],
          spends: [],
          only: null,
        },
      ];
    });
}
