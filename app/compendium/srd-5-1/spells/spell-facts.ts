import type { FormerSpell } from '../../records/former/spell-record';
import { SCHOOLS, type School } from '../../records/spell-record';
import { COSTS, TRIGGERS, USED_UP } from '../fixes/spell-fixes';
import type { PackageSpell } from '../package/package-shape';

const FEET_PER_MILE = 5280;

export function schoolOf(spell: PackageSpell): School {
  const name = spell.school.name.toLowerCase();
  const school = SCHOOLS.find((one) => one === name);
  if (school === undefined) throw new Error(`No school of magic: ${name}`);
  return school;
}

/** Parses "1 bonus action", "10 minutes", or a reaction, and adds the reaction's trigger. */
export function castingTimeOf(spell: PackageSpell): FormerSpell['castingTime'] {
  const [, amount, words] =
    /^(\d+) (action|bonus action|reaction|minute|hour)s?$/.exec(spell.casting_time) ?? [];
  const units = {
    action: 'action',
    'bonus action': 'bonus-action',
    reaction: 'reaction',
    minute: 'minute',
    hour: 'hour',
  } as const;
  const unit = Object.entries(units).find(([key]) => key === words)?.[1];
  if (unit === undefined) throw new Error(`No casting time: ${spell.casting_time}`);
  const trigger = TRIGGERS[spell.name] ?? null;
  const text =
    trigger === null ? spell.casting_time : `${spell.casting_time}, which you take when ${trigger}`;
  return { amount: Number(amount), unit, text, trigger };
}

/** Parses "120 feet", "Self (15-foot cone)", "1 mile", "Touch" …, with the distance in feet if there is one. */
export function rangeOf(spell: PackageSpell): FormerSpell['range'] {
  const text = spell.range;
  const feet = /^([\d,]+) feet$/.exec(text)?.[1];
  const miles = /^([\d,]+) miles?$/.exec(text)?.[1];
  if (feet !== undefined) return { kind: 'feet', feet: Number(feet.replace(',', '')), text };
  if (miles !== undefined)
    return { kind: 'miles', feet: Number(miles.replace(',', '')) * FEET_PER_MILE, text };
  const kinds = ['self', 'touch', 'sight', 'unlimited', 'special'] as const;
  const kind = kinds.find((one) => text.toLowerCase().startsWith(one));
  if (kind === undefined) throw new Error(`No range: ${text}`);
  return { kind, feet: kind === 'touch' ? 5 : null, text };
}

/** The components, with the cost of the material in gold pieces and whether it is consumed. */
export function componentsOf(spell: PackageSpell): FormerSpell['components'] {
  const material =
    spell.material
      ?.replace(/(\d)gp/g, '$1 gp')
      .replace(/--/g, '—')
      .replace('sufficient to made', 'sufficient to make')
      .replace(/\.$/, '') ?? null;
  const amounts = [...(material ?? '').matchAll(/([\d,]+) gp/g)].map((match) =>
    Number((match[1] ?? '').replaceAll(',', '')),
  );
  const usedUp = USED_UP[spell.name];
  const sum = amounts.reduce((total, one) => total + one, 0);
  return {
    v: spell.components.includes('V'),
    s: spell.components.includes('S'),
    m: spell.components.includes('M'),
    material,
    costGp: COSTS[spell.name] ?? (sum > 0 ? sum : null),
    consumed: /consume/.test(material ?? ''),
    ...(usedUp === undefined ? {} : { consumedGp: usedUp }),
  };
}

/** Parses a duration; "Up to" without concentration stays as text. */
export function durationOf(spell: PackageSpell): FormerSpell['duration'] {
  const { concentration, duration } = spell;
  const [, amount, unit] = /(\d+) (round|minute|hour|day)s?$/.exec(duration) ?? [];
  const known = (['round', 'minute', 'hour', 'day'] as const).find((one) => one === unit) ?? null;
  const text =
    concentration && duration.startsWith('Up to')
      ? `Concentration, ${duration.toLowerCase()}`
      : duration;
  return {
    concentration,
    kind: kindOf(duration),
    amount: amount === undefined ? null : Number(amount),
    unit: known,
    text,
  };
}

function kindOf(duration: string): FormerSpell['duration']['kind'] {
  if (duration === 'Instantaneous') return 'instantaneous';
  if (duration === 'Until dispelled') return 'until-dispelled';
  if (duration === 'Until dispelled or triggered') return 'until-triggered';
  return duration === 'Special' ? 'special' : 'timed';
}
