import type { Defence, DefenceQualifier, MonsterRecord } from '../records/monster-record';
import type { Size } from '../records/record-parts';

/** Keys of the creature sizes in the dnd5e system. */
export const FOUNDRY_SIZES: Readonly<Record<Size, string>> = {
  Tiny: 'tiny',
  Small: 'sm',
  Medium: 'med',
  Large: 'lg',
  Huge: 'huge',
  Gargantuan: 'grg',
};

/** Languages that have a key in the dnd5e system. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'common',
      'dwarvish',
      'elvish',
      'giant',
      'gnomish',
      'goblin',
      'halfling',
      'orc',
      'abyssal',
      'celestial',
      'draconic',
      'gith',
      'gnoll',
      'infernal',
      'primordial',
      'aquan',
      'auran',
      'ignan',
      'terran',
      'sylvan',
      'undercommon',
      'druidic',
    ].map((name) => [name, name]),
  ),
  'deep speech': 'deep',
  "thieves' cant": 'cant',
};

/** The weapon properties that bypass a qualified damage resistance or immunity. */
const BYPASSES: Readonly<Partial<Record<DefenceQualifier, readonly string[]>>> = {
  nonmagical: ['mgc'],
  'nonmagical-not-silvered': ['mgc', 'sil'],
  'nonmagical-not-adamantine': ['mgc', 'ada'],
};

/** Converts size, defences and languages to the dnd5e `traits` field. */
export function foundryTraits(record: MonsterRecord) {
  const { size, defences, conditionImmune } = record;
  return {
    size: FOUNDRY_SIZES[size],
    dv: damageTrait(defences.vulnerable),
    dr: damageTrait(defences.resist),
    di: damageTrait(defences.immune),
    ci: { value: [...conditionImmune], custom: '' },
    languages: languagesOf(record),
  };
}

function damageTrait(list: readonly Defence[]) {
  const known = list.filter(({ types, qualifier }) => types.length > 0 && isKnown(qualifier));
  return {
    value: [...new Set(known.flatMap(({ types }) => types))],
    bypasses: [
      ...new Set(known.flatMap(({ qualifier }) => (qualifier && BYPASSES[qualifier]) ?? [])),
    ],
    custom: list
      .filter((one) => !known.includes(one))
      .map(({ text }) => text)
      .join('; '),
  };
}

function isKnown(qualifier: DefenceQualifier | null): boolean {
  return qualifier === null || BYPASSES[qualifier] !== undefined;
}

function languagesOf({ languages: { list, text, understands, telepathyFeet } }: MonsterRecord) {
  const keys = list.map((name) => LANGUAGES[name.toLowerCase()]);
  const others = list.filter((_, at) => keys[at] === undefined);
  const telepathy = telepathyFeet === undefined ? [] : [`telepathy ${telepathyFeet} ft.`];
  const understood = understands.map((name) => `understands ${name}`);
  const named = keys.filter((key) => key !== undefined);
  return {
    value: named,
    custom:
      text !== null && named.length === 0
        ? text
        : [...others, ...understood, ...telepathy].join('; '),
  };
}
