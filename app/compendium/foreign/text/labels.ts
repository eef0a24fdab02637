import { CONDITIONS, type Condition } from '~/rules/conditions';
import type { Ledger } from '../reading';
import type { Told, ToldFacts } from '../told';
import { armorOf } from '../words/armor';
import { bonusOf, savesOf, skillsOf } from '../words/bonuses';
import { challengeOf } from '../words/challenge';
import { conditionsOf, immunitiesOf } from '../words/defences';
import { averageOf, diceFor, hitPointsOf } from '../words/hit-points';
import { languagesOf } from '../words/languages';
import { partsOf } from '../words/parts-of';
import { sensesOf } from '../words/senses';
import { speedsOf } from '../words/speeds';
import type { Label } from './line-kinds';

/** A value that scales with the summoner, such as "14 + PB" or "5 + five times your ranger level"; it is reported. */
const MASTER =
  /\d\s*(?:\+|plus)\s*(?:PB\b|your\b|[a-z]+ times (?:your|the)\b|the spell|the level)/i;

/** Adds the value of a label to the creature's facts; a value that cannot be read is recorded in the ledger. */
export function takeLabel(label: Label, value: string, told: Told, ledger: Ledger): void {
  const grows = MASTER.test(value);
  const facts = factsOf(label, value, told, ledger);
  if (grows) {
    const why = 'It scales with its summoner: only the first number is read.';
    const to = /\d+/.exec(value)?.[0] ?? '';
    ledger.changed.push({ field: label, from: value.slice(0, 300), to, why });
  }
  if (facts === null) {
    if (!/^[—–-]*$/.test(value)) {
      ledger.dropped.push({ field: label, text: value.slice(0, 300), why: 'It cannot be read.' });
    }
  } else Object.assign(told.facts, facts);
}

function factsOf(label: Label, value: string, told: Told, ledger: Ledger): ToldFacts | null {
  switch (label) {
    case 'Armor Class':
    case 'AC': {
      // The 2024 books print the initiative on the same line.
      const [, armor = value, initiative] = /^(.*?)\s+Initiative:?\s+(.*)$/i.exec(value) ?? [];
      const read = armorOf(armor);
      if (read === null) return null;
      const facts = { ac: read.ac, ...formsTogether(told, read.forms) };
      return initiative === undefined ? facts : { ...facts, ...initiativeOf(initiative) };
    }
    case 'Initiative':
      return initiativeOf(value);
    case 'Hit Points':
    case 'HP':
      return hitPointFacts(value, told, ledger);
    case 'Speed': {
      const read = speedsOf(value);
      return read && { speeds: read.speeds, ...formsTogether(told, read.forms) };
    }
    case 'Saving Throws':
      return { saves: savesOf(value) };
    case 'Skills': {
      const { skills, left } = skillsOf(value);
      for (const text of left)
        ledger.dropped.push({ field: label, text, why: 'It is not a skill.' });
      return { skills };
    }
    case 'Damage Vulnerabilities':
    case 'Vulnerabilities':
    case 'Damage Resistances':
    case 'Resistances':
    case 'Damage Immunities':
    case 'Immunities':
      return defenceFacts(label, value, told, ledger);
    case 'Condition Immunities': {
      const { conditions, left } = conditionsOf(value);
      for (const text of left)
        ledger.dropped.push({ field: label, text, why: 'It is not a condition.' });
      return { conditionImmune: withMore(told, conditions) };
    }
    case 'Senses':
      return { senses: sensesOf(value) };
    case 'Languages':
      return { languages: languagesOf(value, told.edition) };
    case 'Challenge Rating':
    case 'Challenge':
    case 'CR':
      return challengeOf(value);
    case 'Proficiency Bonus': {
      const bonus = bonusOf(value);
      return bonus === null || bonus < 2 || bonus > 9 ? null : { proficiencyBonus: bonus };
    }
    case 'Gear':
      return { gear: gearOf(value) };
    case 'Environment':
      return { environment: value.split(/,\s*/).filter(Boolean).slice(0, 20) };
  }
}

const NO_TYPE = 'It names no damage type that can be applied: it stays as text.';
const IN_WORDS = 'When it applies is only text: it stays, but is not applied automatically.';

/** Reads vulnerabilities, resistances and immunities; what is not understood is reported and kept as text. */
function defenceFacts(label: Label, value: string, told: Told, ledger: Ledger): ToldFacts {
  const all = told.facts.defences ?? { vulnerable: [], resist: [], immune: [] };
  const { defences, conditions } = immunitiesOf(value);
  const isImmune = /Immunities$/.test(label);
  for (const { types, qualifier, text } of defences) {
    if (qualifier !== 'other') continue;
    const why = types.length === 0 ? NO_TYPE : IN_WORDS;
    ledger.changed.push({ field: label, from: text, to: text, why });
  }
  if (isImmune) {
    return {
      defences: { ...all, immune: defences },
      ...(conditions.length === 0 ? {} : { conditionImmune: withMore(told, conditions) }),
    };
  }
  for (const text of conditions)
    ledger.dropped.push({ field: label, text, why: 'A condition is not damage.' });
  return {
    defences: { ...all, [/Vulnerabilities$/.test(label) ? 'vulnerable' : 'resist']: defences },
  };
}

/** Merges condition immunities from several lines, in the order of the rules. */
function withMore({ facts }: Told, more: readonly Condition[]): Condition[] {
  return CONDITIONS.filter((one) => more.includes(one) || facts.conditionImmune?.includes(one));
}

function initiativeOf(text: string): ToldFacts | null {
  const bonus = bonusOf(text);
  if (bonus === null) return null;
  const score = /\((\d{1,2})\)/.exec(text)?.[1];
  return { initiative: { bonus, score: score === undefined ? 10 + bonus : Number(score) } };
}

function hitPointFacts(value: string, told: Told, ledger: Ledger): ToldFacts | null {
  const read = hitPointsOf(value);
  if (read === null) return null;
  const { average, dice, constant } = read;
  if (dice !== null)
    return { hp: { average: average ?? averageOf({ dice, constant }), dice, constant } };
  const { size = 'Medium', abilities } = told.facts;
  const hp = diceFor(average ?? 1, size, abilities?.con ?? 10);
  const to = `${value} (${hp.dice.count}d${hp.dice.sides})`;
  ledger.changed.push({
    field: 'Hit Points',
    from: value,
    to,
    why: 'The hit dice are calculated to fit.',
  });
  return { hp };
}

/** Merges forms that the armor and speed lines both name. */
function formsTogether({ facts, edition }: Told, more: NonNullable<ToldFacts['forms']>): ToldFacts {
  const forms = [...(facts.forms ?? [])];
  for (const form of more) {
    const name =
      edition === '2014' ? form.name : form.name.charAt(0).toUpperCase() + form.name.slice(1);
    const at = forms.findIndex((one) => one.name.toLowerCase() === name.toLowerCase());
    const known = forms[at];
    if (known === undefined) forms.push({ ...form, name });
    else forms[at] = { ...known, ac: known.ac ?? form.ac, speeds: known.speeds ?? form.speeds };
  }
  return forms.length === 0 ? {} : { forms: forms.slice(0, 8) };
}

function gearOf(text: string): NonNullable<ToldFacts['gear']> {
  return partsOf(text)
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.length <= 80)
    .slice(0, 20)
    .map((item) => {
      const [, many, count] = /^(.+?)s? \((\d{1,2})\)$/.exec(item) ?? [];
      return many === undefined || Number(count) < 1
        ? { item }
        : { item: many, count: Number(count) };
    });
}
