import { ABILITIES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { Inflicted } from '../../records/former/record-parts';
import type { FormerSpell, SpellDamage } from '../../records/former/spell-record';
import type { Dice } from '../../records/record-parts';
import { AREA_SHAPES } from '../../records/record-parts';

/**
 * The mechanics of a spell in the short notation of the tables in this folder:
 * `save` "dex half"; `area` "cone 60", "line 100x5", "cylinder 20 high 40"; `damage` "2d8 bludgeoning + 4d6 cold", "3d8
 * radiant/necrotic" (a choice), "1d8+mod force", "2d6 thunder @ when" (not dealt at once); `heal` "1d8+mod", "70",
 * "1d4+4 temporary"; `grows` by slot "1d6", every second slot "1d8/2", more targets "count 1"; `inflicts` "paralyzed
 * saves" (the save is repeated each turn), "stunned @ when".
 */
export type Mechanics = {
  save?: string;
  attack?: 'melee' | 'ranged';
  area?: string;
  damage?: string;
  heal?: string;
  count?: number;
  grows?: string;
  inflicts?: string;
};

export function readSave(notation: string | undefined): FormerSpell['save'] {
  const [word, success] = notation?.split(' ') ?? [];
  const ability = ABILITIES.find((one) => one === word);
  if (ability === undefined) return null;
  return { ability, onSuccess: success === 'half' || success === 'other' ? success : 'none' };
}

export function readArea(notation: string | undefined): FormerSpell['area'] {
  const [, word, feet, width, height] =
    /^([a-z]+) (\d+)(?:x(\d+))?(?: high (\d+))?$/.exec(notation ?? '') ?? [];
  const shape = AREA_SHAPES.find((one) => one === word);
  if (shape === undefined) return null;
  return {
    shape,
    feet: Number(feet),
    widthFeet: width === undefined ? null : Number(width),
    heightFeet: height === undefined ? null : Number(height),
  };
}

export function readDamage(notation: string | undefined): SpellDamage[] {
  return (notation?.split(' + ') ?? []).map((part) => {
    const [amount = '', when] = part.split(' @ ');
    const [, dice, bonus, mod, types] =
      /^(\d+d\d+)?\+?(\d+)?(\+mod)?(?: ([a-z/]+))?$/.exec(amount) ?? [];
    const [type = null, ...orTypes] = (types?.split('/') ?? []).map(typeOf);
    return {
      dice: dice === undefined ? null : readDice(dice),
      bonus: Number(bonus ?? 0),
      type,
      orTypes,
      addsModifier: mod !== undefined,
      when: when ?? null,
    };
  });
}

export function readHealing(notation: string | undefined): FormerSpell['healing'] {
  if (notation === undefined) return null;
  const [, dice, bonus, mod, temporary] =
    /^(\d+d\d+)?\+?(\d+)?(\+?mod)?( temporary)?$/.exec(notation) ?? [];
  return {
    dice: dice === undefined ? null : readDice(dice),
    bonus: Number(bonus ?? 0),
    addsModifier: mod !== undefined,
    temporary: temporary !== undefined,
  };
}

/** Parses the inflicted conditions; they last as long as the spell, `rounds`. */
export function readInflicts(notation: string | undefined, rounds: number | null): Inflicted[] {
  return (notation?.split(', ') ?? []).map((part) => {
    const [words = '', when] = part.split(' @ ');
    const [word, saves] = words.split(' ');
    const condition = CONDITIONS.find((one) => one === word);
    if (condition === undefined) throw new Error(`No condition: ${part}`);
    return {
      condition,
      escapeDc: null,
      rounds: condition === 'prone' ? null : rounds,
      saveEnds: saves === 'saves',
      failBy: 0,
      when: when ?? null,
    };
  });
}

export function readDice(text: string): Dice {
  const [count, sides] = text.split('d').map(Number);
  return { count: count ?? 1, sides: sides ?? 6 };
}

function typeOf(word: string) {
  const type = DAMAGE_TYPES.find((one) => one === word);
  if (type === undefined) throw new Error(`No damage type: ${word}`);
  return type;
}
