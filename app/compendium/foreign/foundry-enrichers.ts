import { ABILITIES, ABILITY_NAMES, type Ability, abilityModifier } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import { type Foreign, listOf, numberOf, objectsOf, own, textOf, within } from './foreign';
import { diceText } from './tetra-tokens';

/** What an actor's own numbers are, for marks that leave them out. */
export type ActorNumbers = {
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly proficiency: number;
  readonly edition: Edition;
};

/**
 * Foundry's marks in the words of an item as a statblock writes them: "[[/attack extended]]", "[[/damage average]]", "[[/save]]"; what
 * they leave out stands in the item's activities, or in version 3 beside them.
 */
export function withEnrichers(html: string, system: Foreign | null, numbers: ActorNumbers): string {
  const activities = objectsOf(Object.values(within(system, 'activities') ?? {}));
  const of = (type: string) => activities.find((one) => textOf(own(one, 'type')) === type) ?? null;
  const [attack, save] = [of('attack'), of('save')];
  return html
    .replace(/\[\[\/attack[^\]]{0,200}\]\]/gi, () => attackText(attack, system, numbers))
    .replace(/\[\[\/damage([^\]]{0,200})\]\]/gi, (_, asked: string) => {
      const said = damageText(asked, attack ?? save, system, numbers);
      return /\bextended\b/i.test(asked) && attack !== null ? `Hit: ${said}` : said;
    })
    .replace(/\[\[\/save([^\]]{0,200})\]\]/gi, (_, asked: string) =>
      saveText(asked, save, system, numbers),
    );
}

function attackText(attack: Foreign | null, system: Foreign | null, numbers: ActorNumbers): string {
  const roll = within(attack, 'attack') ?? within(system, 'attack');
  const kind = within(roll, 'type');
  const ranged =
    textOf(own(kind, 'value')) === 'ranged' || /^r/.test(textOf(own(system, 'actionType')));
  const spell =
    textOf(own(kind, 'classification')) === 'spell' ||
    /sak$/.test(textOf(own(system, 'actionType')));
  const beyond = numberOf(own(roll, 'bonus')) ?? 0;
  const flat = own(roll, 'flat') === true;
  const toHit = flat
    ? beyond
    : modifierOf(roll, system, ranged, numbers) + numbers.proficiency + beyond;
  const bonus = toHit < 0 ? String(toHit) : `+${toHit}`;
  const range = within(system, 'range');
  const [reach, normal, long] = ['reach', 'value', 'long'].map(
    (key) => numberOf(own(range, key)) ?? 0,
  );
  const where = ranged
    ? `range ${normal || 30}${(long ?? 0) > 0 ? `/${long}` : ''} ft.`
    : `reach ${reach || (normal ?? 0) || 5} ft.`;
  const way = ranged ? 'Ranged' : 'Melee';
  if (numbers.edition === '2024') return `${way} Attack Roll: ${bonus}, ${where.slice(0, -1)}`;
  return `${way} ${spell ? 'Spell' : 'Weapon'} Attack: ${bonus} to hit, ${where}, one target`;
}

/** The ability that an attack goes by: the one that is named, or Dexterity for ranged ones and light blades. */
function modifierOf(
  roll: Foreign | null,
  system: Foreign | null,
  ranged: boolean,
  { abilities }: Pick<ActorNumbers, 'abilities'>,
): number {
  const named = textOf(own(roll, 'ability')) || textOf(own(system, 'ability'));
  const ability = ABILITIES.find((one) => one === named);
  if (ability !== undefined) return abilityModifier(abilities[ability]);
  const light = listOf(own(system, 'properties')).includes('fin') || ranged;
  const [str, dex] = [abilityModifier(abilities.str), abilityModifier(abilities.dex)];
  return ranged ? dex : light ? Math.max(str, dex) : str;
}

function damageText(
  asked: string,
  activity: Foreign | null,
  system: Foreign | null,
  numbers: ActorNumbers,
): string {
  const written = /(\d{1,3})d(\d{1,3})(?:\s*([+-])\s*(\d{1,3}))?/i.exec(asked);
  if (written !== null) {
    const [, count, sides, sign, constant] = written;
    const bonus = constant === undefined ? 0 : Number(`${sign}${constant}`);
    const type =
      /\b(?:type=)?(acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder)\b/i.exec(
        asked,
      )?.[1];
    return partText(Number(count), Number(sides), bonus, type ?? '', numbers);
  }
  const ranged = /^ranged$/.test(textOf(own(within(activity, 'attack', 'type'), 'value')));
  const modifier = modifierOf(within(activity, 'attack'), system, ranged, numbers);
  const base = within(system, 'damage', 'base');
  const includes = own(within(activity, 'damage'), 'includeBase') !== false;
  const parts = [
    ...(base !== null && includes && activity !== null && within(activity, 'attack') !== null
      ? [{ part: base, plus: modifier }]
      : []),
    ...objectsOf(own(within(activity, 'damage'), 'parts')).map((part) => ({ part, plus: 0 })),
  ];
  return parts
    .flatMap(({ part, plus }) => {
      const [count, sides] = [
        numberOf(own(part, 'number')) ?? 0,
        numberOf(own(part, 'denomination')) ?? 0,
      ];
      const bonus = plus + (numberOf(own(part, 'bonus')) ?? 0);
      const [type] = listOf(own(part, 'types')).map(textOf);
      return count < 1 || sides < 1 ? [] : [partText(count, sides, bonus, type ?? '', numbers)];
    })
    .join(' plus ');
}

function partText(
  count: number,
  sides: number,
  bonus: number,
  type: string,
  { edition }: ActorNumbers,
): string {
  const word =
    edition === '2024' ? `${type.charAt(0).toUpperCase()}${type.slice(1)}` : type.toLowerCase();
  const dice = diceText(Math.min(200, count), Math.min(100, sides), bonus);
  return `${dice} ${word === '' ? '' : `${word} `}damage`;
}

function saveText(
  asked: string,
  save: Foreign | null,
  system: Foreign | null,
  numbers: ActorNumbers,
): string {
  const given = within(save, 'save') ?? within(system, 'save');
  const [first] = listOf(own(given, 'ability')).map(textOf);
  const words = asked.toLowerCase();
  const ability =
    ABILITIES.find((one) =>
      new RegExp(`\\b(?:${one}|${ABILITY_NAMES[one]})\\b`, 'i').test(words),
    ) ??
    ABILITIES.find((one) => one === (first ?? textOf(own(given, 'ability')))) ??
    'con';
  const dc = within(given, 'dc');
  const by = ABILITIES.find((one) => one === textOf(own(dc, 'calculation')));
  const number =
    numberOf(/(?:dc=?\s*)?\b(\d{1,2})\b/.exec(words)?.[1]) ??
    numberOf(own(dc, 'formula')) ??
    numberOf(own(given, 'dc')) ??
    8 + numbers.proficiency + abilityModifier(numbers.abilities[by ?? ability]);
  return numbers.edition === '2024'
    ? `${ABILITY_NAMES[ability]} Saving Throw: DC ${number}`
    : `DC ${number} ${ABILITY_NAMES[ability]} saving throw`;
}
