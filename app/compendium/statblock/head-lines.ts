import { abilityModifier } from '~/rules/ability';
import type { MonsterRecord, Speeds } from '../records/monster-record';
import { isUnknown, NOT_KNOWN } from '../records/unknown-facts';
import { d20Segment } from './d20-segment';
import type { Segment, StatblockLayout, StatblockLine } from './statblock';

/**
 * Size, type and alignment: "Medium swarm of Tiny beasts, unaligned"; capitalised in the 2024 layout. Unknown parts are
 * named in brackets: "Fey (size and alignment not known)".
 */
export function kindLine(record: MonsterRecord, layout: StatblockLayout): string {
  const { swarmOf, type, subtype } = record;
  const lacks = (['size', 'alignment'] as const).filter((fact) => isUnknown(record, fact));
  const subject = swarmOf === null ? type : `swarm of ${swarmOf} ${plural(type)}`;
  const words = `${subject}${subtype === null ? '' : ` (${subtype})`}`;
  const shown = layout === '2014' ? (text: string) => text : capitals;
  const kind = lacks.includes('size')
    ? capital(shown(words))
    : `${sizeText(record)} ${shown(words)}`;
  const alignment = lacks.includes('alignment') ? '' : `, ${shown(record.alignment)}`;
  const unsaid = lacks.length === 0 ? '' : ` (${lacks.join(' and ')} ${NOT_KNOWN})`;
  return `${kind}${alignment}${unsaid}`;
}

/** The size, or several possible sizes: "Medium or Small". */
export function sizeText({ size, orSizes = [] }: Pick<MonsterRecord, 'size' | 'orSizes'>): string {
  return [size, ...orSizes].join(' or ');
}

/** The lines above the ability scores; the 2014 layout has no initiative. */
export function headLines(record: MonsterRecord, layout: StatblockLayout): StatblockLine[] {
  const armor = {
    label: layout === '2014' ? 'Armor Class' : 'AC',
    segments: [armorText(record, layout)],
  };
  const hitPoints = {
    label: layout === '2014' ? 'Hit Points' : 'HP',
    segments: hitPointsOf(record),
  };
  const speeds = speedText(record);
  const speed = {
    label: 'Speed',
    segments: [layout === '2014' ? speeds : speeds.replace(MODES, capital)],
  };
  return layout === '2014'
    ? [armor, hitPoints, speed]
    : [armor, initiativeLine(record), hitPoints, speed];
}

/** The ways of moving that the 2024 books capitalise. */
const MODES = /\b(?:burrow|climb|fly|swim)\b/g;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The initiative bonus to roll and the fixed score: "+2 (12)". */
export function initiativeLine(record: MonsterRecord): StatblockLine {
  const { abilities, initiative } = record;
  if (initiative === undefined && isUnknown(record, 'abilities'))
    return { label: 'Initiative', segments: [NOT_KNOWN] };
  const dexterity = abilityModifier(abilities.dex);
  const { bonus, score } = initiative ?? { bonus: dexterity, score: 10 + dexterity };
  return {
    label: 'Initiative',
    segments: [d20Segment('initiative', 'Initiative', bonus), ` (${score})`],
  };
}

function armorText({ ac, forms }: MonsterRecord, layout: StatblockLayout): string {
  const shown = (armor: MonsterRecord['ac']) =>
    armor.kind === null || layout === '2024'
      ? String(armor.value)
      : `${armor.value} (${armor.kind})`;
  const others = forms.flatMap((form) =>
    form.ac === null ? [] : [`${shown(form.ac)} ${inForm(form.name)}`],
  );
  return [shown(ac), ...others].join(', ');
}

function hitPointsOf(record: MonsterRecord): Segment[] {
  const { hp } = record;
  if (isUnknown(record, 'hitDice')) return [`${hp.average} (hit dice ${NOT_KNOWN})`];
  const { count, sides } = hp.dice;
  const constant =
    hp.constant === 0 ? '' : hp.constant < 0 ? ` − ${-hp.constant}` : ` + ${hp.constant}`;
  const dice = `${count}d${sides}${constant}`;
  return [
    `${hp.average} (`,
    {
      text: dice,
      roll: {
        kind: 'hit-points',
        of: 'Hit points',
        dice: dice.replace(/ /g, '').replace('−', '-'),
      },
    },
    ')',
  ];
}

/** All speeds: "30 ft., fly 60 ft. (hover)". */
export function speedText(record: Pick<MonsterRecord, 'speeds' | 'forms' | 'unknown'>): string {
  const { speeds, forms } = record;
  if (isUnknown(record, 'speeds')) return NOT_KNOWN;
  const others = forms.flatMap((form) =>
    form.speeds === null ? [] : [`${speedsText(form.speeds)} ${inForm(form.name)}`],
  );
  return [speedsText(speeds), ...others].join('; ');
}

function speedsText(speeds: Speeds): string {
  const ways = (['burrow', 'climb', 'fly', 'swim'] as const).flatMap((way) => {
    const feet = speeds[way];
    if (feet === undefined) return [];
    return [`${way} ${feet} ft.${way === 'fly' && speeds.hover ? ' (hover)' : ''}`];
  });
  return [`${speeds.walk} ft.`, ...ways].join(', ');
}

/** Words a form: "in wolf form", "with mage armor" or "while prone". */
function inForm(name: string): string {
  return /^(with|while) /.test(name) ? name : `in ${name.toLowerCase()}`;
}

function plural(type: string): string {
  return type.endsWith('y') ? `${type.slice(0, -1)}ies` : `${type}s`;
}

function capitals(words: string): string {
  return words.replace(
    /(^|[\s(-])(\p{Ll})(?=\p{L}{2})(?!or\b|of\b|and\b)/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
