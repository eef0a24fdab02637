import type { DamagePart } from '../damage-part';
import type { Atom } from '../effect-atoms';
import type { Effect, Leaf } from '../effects';
import { leftInWords } from '../left-in-words';
import { SPELL_FORMAT, type SpellRecord } from '../spell-record';
import { damageEffects, liftedCondition, liftedNeeds } from './lift-parts';
import type { FormerSpell } from './spell-record';

/** Converts a spell from format 1 to the current format; what only its text says is recorded as missing. */
export function liftSpell(former: FormerSpell): SpellRecord {
  const { attack, save, count, damage, healing, scaling, inflicts, ...rest } = former;
  const { classes, text, higherLevels, section, licence, ...facts } = rest;
  const leaves: Leaf[] = [
    ...damageEffects(damage.map(damagePart)),
    ...inflicts.map(liftedCondition),
  ];
  const effects: Effect[] = [...led(former, leaves), ...healed(healing)];
  const missing = leftInWords(text, effects);
  return {
    format: SPELL_FORMAT,
    ...facts,
    count,
    effects,
    scaling,
    complete: missing === null,
    missing,
    classes,
    text,
    higherLevels,
    section,
    licence,
  };
}

/** Puts the effects under the spell's attack or save; without either, they apply directly. */
function led({ attack, save }: FormerSpell, leaves: Leaf[]): Effect[] {
  const forced: Extract<Effect, { kind: 'save' }>[] =
    save === null
      ? []
      : [
          {
            kind: 'save',
            ability: save.ability,
            fail: leaves,
            success: save.onSuccess === 'other' ? 'none' : save.onSuccess,
            ...(save.onSuccess === 'other'
              ? { onSuccess: [{ kind: 'words', text: 'Another effect, as its text says.' }] }
              : {}),
          },
        ];
  if (attack === null) return save === null ? leaves : forced;
  return [{ kind: 'attack', attack: `${attack}-spell`, hit: save === null ? leaves : forced }];
}

function damagePart(part: FormerSpell['damage'][number]): DamagePart {
  const { dice, bonus, type, orTypes, addsModifier, when } = part;
  const average = dice === null ? bonus : Math.floor((dice.count * (dice.sides + 1)) / 2) + bonus;
  return {
    dice,
    bonus,
    average: Math.max(0, average),
    type,
    orTypes,
    ...liftedNeeds(when),
    ...(addsModifier ? { addsModifier } : {}),
  };
}

function healed(healing: FormerSpell['healing']): Atom[] {
  if (healing === null) return [];
  const { dice, bonus, addsModifier, temporary } = healing;
  const average = dice === null ? bonus : Math.floor((dice.count * (dice.sides + 1)) / 2) + bonus;
  const amount = { dice, bonus, average, ...(addsModifier ? { addsModifier } : {}) };
  return [{ kind: temporary ? 'temporary-hit-points' : 'heal', amount }];
}
