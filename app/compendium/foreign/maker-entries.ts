import { ABILITIES, ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import {
  asObject,
  type Foreign,
  listOf,
  numberOf,
  objectsOf,
  own,
  textOf,
  within,
} from './foreign';
import { makerCasting } from './maker-casting';
import { diceText, type Numbers, withTokens } from './tetra-tokens';
import type { Section, ToldEntry } from './told';

type Named = { readonly id: string; readonly entry: ToldEntry };

/** Reads attacks and other entries of the file in statblock phrasing. */
export function entriesOfMaker(value: Foreign, numbers: Numbers): ToldEntry[] {
  const attacks = objects(value, 'attacks').map((one) => attackOf(one, numbers));
  const named = (key: string, section: Section): Named[] =>
    objects(value, key).map((one) => ({
      id: textOf(own(one, 'id')),
      entry: {
        section,
        title: titleOf(one),
        text: words(textOf(own(one, 'description')), numbers),
      },
    }));
  const actions = named('actions', 'actions');
  const all = [...attacks, ...actions];
  const onlyLegendary = new Set(
    [...objects(value, 'attacks'), ...objects(value, 'actions')]
      .filter((one) => own(one, 'legendaryOnly') === true)
      .map((one) => textOf(own(one, 'id'))),
  );
  const multi = multiattackOf(value, all, numbers);
  return [
    ...named('traits', 'traits').map(({ entry }) => entry),
    ...makerCasting(value, numbers),
    ...(multi === null ? [] : [multi]),
    ...all.filter(({ id }) => !onlyLegendary.has(id)).map(({ entry }) => entry),
    ...named('bonusActions', 'bonusActions').map(({ entry }) => entry),
    ...named('reactions', 'reactions').map(({ entry }) => entry),
    ...listOf(own(within(value, 'legendaryActions'), 'actions')).flatMap((one) =>
      legendaryOf(asObject(one), all),
    ),
    ...objects(value, 'mythicActions').map((one) => plainEntry(one, 'mythicActions', numbers)),
    ...named('lairActions', 'lairActions').map(({ entry }) => entry),
    ...named('regionalEffects', 'regionalEffects').map(({ entry }) => entry),
  ];
}

function objects(value: Foreign, key: string): Foreign[] {
  const list = own(value, key);
  const inner = Array.isArray(list) ? list : own(asObject(list), 'actions');
  return objectsOf(inner);
}

function plainEntry(one: Foreign, section: Section, numbers: Numbers): ToldEntry {
  return { section, title: titleOf(one), text: words(textOf(own(one, 'description')), numbers) };
}

/** The name with its usage limits in brackets. */
function titleOf(one: Foreign): string {
  const limited = within(one, 'limitedUse');
  const count = numberOf(own(limited, 'count')) ?? 0;
  const rate = textOf(own(limited, 'rate')).toLowerCase().replace(/_/g, ' ');
  const recharge = textOf(own(one, 'recharge'));
  const notes = [
    ...(recharge === ''
      ? []
      : [/rest/i.test(recharge) ? recharge : `Recharge ${recharge.replace(/^recharge\s*/i, '')}`]),
    ...(count > 0 ? [`${count}/${/rest/.test(rate) ? rate : 'Day'}`] : []),
  ];
  const name = textOf(own(one, 'name'));
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

/** Replaces the file's tokens and bare dice: "{NAME}", "{DC:CON}", "{A:STR}", "{2d6 + STR}". */
function words(text: string, numbers: Numbers): string {
  return withTokens(
    text
      .replace(/<[^>]*>/g, '')
      .replace(/\{(?:NAME|MON)\}/gi, numbers.name.toLowerCase())
      .replace(/\{DC:(STR|DEX|CON|INT|WIS|CHA)\}/gi, 'DC [$1 SAVE]')
      .replace(/\{A:(STR|DEX|CON|INT|WIS|CHA)\}/gi, '[$1 ATK]')
      .replace(/\{(STR|DEX|CON|INT|WIS|CHA)\}/gi, '[$1]')
      .replace(/\{(\d{1,2})d(\d{1,3})\s*\+\s*(STR|DEX|CON|INT|WIS|CHA)\}/gi, '[$3 $1D$2]')
      .replace(/\{(\d{1,2}d\d{1,3}(?:\s*[+-]\s*\d{1,3})?)\}/gi, '[$1]'),
    numbers,
  )
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function attackOf(one: Foreign, numbers: Numbers): Named {
  const modifier = within(one, 'modifier');
  const ability = abilityOf(own(modifier, 'stat'));
  const trained = own(modifier, 'proficient') === true ? numbers.proficiency : 0;
  const plain = ability === null ? 0 : abilityModifier(numbers.abilities[ability]);
  const toHit =
    own(modifier, 'override') === true
      ? (numberOf(own(modifier, 'overrideValue')) ?? 0)
      : plain + trained;
  const range = within(one, 'range');
  const [reach, normal, long] = ['reach', 'standard', 'long'].map(
    (key) => numberOf(own(range, key)) ?? 0,
  );
  const distance = textOf(own(one, 'distance')) || 'Melee';
  const both = /both|or/i.test(distance);
  const far = both || /ranged/i.test(distance);
  const where = [
    ...(far && !both ? [] : [`reach ${reach || 5} ft.`]),
    ...(far ? [`range ${normal || 30}${(long ?? 0) > 0 ? `/${long}` : ''} ft.`] : []),
  ].join(' or ');
  const many = numberOf(own(one, 'targets')) ?? 1;
  const damage = [within(one, 'damage'), ...objects(one, 'additionalDamage')]
    .map((part) => damageText(part, numbers))
    .filter(Boolean)
    .join(' plus ');
  const kind = /spell/i.test(textOf(own(one, 'kind'))) ? 'Spell' : 'Weapon';
  const way = both ? 'Melee or Ranged' : far ? 'Ranged' : 'Melee';
  const other = words(textOf(own(one, 'description')), numbers);
  const text = `${way} ${kind} Attack: ${toHit < 0 ? toHit : `+${toHit}`} to hit, ${where}, ${many > 1 ? `${many} targets` : 'one target'}. Hit: ${damage === '' ? '0 damage' : damage}. ${other}`;
  return {
    id: textOf(own(one, 'id')),
    entry: { section: 'actions', title: titleOf(one), text: text.trim() },
  };
}

function damageText(part: Foreign | null, { abilities }: Numbers): string {
  const [count, sides] = [numberOf(own(part, 'count')) ?? 0, numberOf(own(part, 'dice')) ?? 0];
  if (part === null || count < 1 || sides < 1) return '';
  const modifier = within(part, 'modifier');
  const ability = abilityOf(own(modifier, 'stat'));
  const bonus =
    own(modifier, 'override') === true
      ? (numberOf(own(modifier, 'overrideValue')) ?? 0)
      : ability === null
        ? 0
        : abilityModifier(abilities[ability]);
  const type = textOf(own(part, 'type')).toLowerCase();
  return `${diceText(Math.min(200, count), Math.min(100, sides), bonus)} ${type === '' ? '' : `${type} `}damage`;
}

function abilityOf(value: unknown) {
  const word = textOf(value).toLowerCase();
  return ABILITIES.find((one) => one === word || ABILITY_NAMES[one].toLowerCase() === word) ?? null;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Writes the Multiattack sentence from sets of ids of attacks and actions. */
function multiattackOf(value: Foreign, all: readonly Named[], { name }: Numbers): ToldEntry | null {
  const sets = objects(value, 'multiattacks').map((set) => {
    const ids = [...listOf(own(set, 'attacks')), ...listOf(own(set, 'actions'))].map(
      (one) => textOf(one) || textOf(own(asObject(one), 'id')),
    );
    const counts = new Map<string, number>();
    for (const id of ids) {
      const found = all.find((one) => one.id === id)?.entry.title.replace(/ \(.*$/, '');
      if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    return [...counts]
      .map(([what, times]) => `${NUMBERS[times] ?? times} ${what} attack${times === 1 ? '' : 's'}`)
      .join(' and ');
  });
  const said = sets.filter(Boolean).map((set) => `The ${name.toLowerCase()} makes ${set}.`);
  return said.length === 0
    ? null
    : {
        section: 'actions',
        title: 'Multiattack',
        text: said.join(' Alternatively, ').replace(/Alternatively, The/g, 'Alternatively, the'),
      };
}

function legendaryOf(one: Foreign | null, all: readonly Named[]): ToldEntry[] {
  const found = all.find(({ id }) => id === textOf(own(one, 'actionId')));
  if (found === undefined) return [];
  const cost = numberOf(own(one, 'cost')) ?? 1;
  const title =
    cost > 1 ? `${found.entry.title} (Costs ${Math.min(5, cost)} Actions)` : found.entry.title;
  return [{ section: 'legendary', title, text: found.entry.text }];
}
