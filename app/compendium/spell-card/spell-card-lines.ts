import { ABILITY_NAMES } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import { attacksIn, savesIn } from '../records/effect-facts';
import type { SpellRecord } from '../records/spell-record';
import { isUnknown, NOT_KNOWN } from '../records/unknown-facts';
import { creatureMarker } from '../statblock/creature-segments';
import { creaturesNamed } from '../statblock/creatures-named';
import type { Segment } from '../statblock/statblock';
import { textSegments } from '../statblock/text-segments';

/** A paragraph of a spell's text, or the items of a list. */
export type SpellParagraph =
  | { kind: 'words'; segments: readonly Segment[] }
  | { kind: 'points'; points: readonly (readonly Segment[])[] };

/** A spell prepared for display. */
export type SpellCardLines = {
  name: string;
  edition: Edition;
  /** Level and school: "3rd-level evocation (ritual)", "Evocation cantrip". */
  kind: string;
  facts: readonly { label: string; text: string }[];
  paragraphs: readonly SpellParagraph[];
  higherLevels: readonly Segment[];
  /** How the spell scales: a table by slot or caster level; null or empty when only the text says it. */
  scaling: { by: string; steps: readonly { at: string; amount: readonly Segment[] }[] } | null;
};

/**
 * Prepares a spell for display: its facts in the order of the rules, its text in paragraphs, and every roll as a
 * segment.
 */
export function spellCardLines(spell: SpellRecord): SpellCardLines {
  const facts = [
    { label: 'Casting time', text: castingTimeText(spell) },
    { label: 'Range', text: spell.range.text },
    {
      label: 'Components',
      text: isUnknown(spell, 'components') ? NOT_KNOWN : componentsText(spell.components),
    },
    { label: 'Duration', text: durationText(spell.duration) },
    { label: 'Save or attack', text: resolutionText(spell) },
    {
      label: 'Classes',
      text: isUnknown(spell, 'classes') ? NOT_KNOWN : spell.classes.join(', '),
    },
    {
      label: 'Edition',
      text: isUnknown(spell, 'edition') ? `${NOT_KNOWN}, listed with ${spell.edition}` : '',
    },
  ];
  const { text, higherLevels } = spell;
  const called = creaturesNamed(spell, [...spell.effects, ...(spell.atEnd ?? [])]);
  const marked = creatureMarker(`${text}\n${higherLevels ?? ''}`, called);
  const words = (line: string) => marked(textSegments(line, spell.name));
  return {
    name: spell.name,
    edition: spell.edition,
    kind: spellKind(spell),
    facts: facts.filter(({ text }) => text !== ''),
    paragraphs: isUnknown(spell, 'text') ? [TEXT_NOT_KNOWN] : paragraphsOf(text, words),
    higherLevels: higherLevels === null ? [] : words(higherLevels),
    scaling: scalingOf(spell),
  };
}

const TEXT_NOT_KNOWN: SpellParagraph = {
  kind: 'words',
  segments: ['What it does is not known.'],
};

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** Level and school in the rules' wording: "2nd-level abjuration (ritual)". */
export function spellKind({ level, school, ritual }: SpellRecord): string {
  const kind =
    level === 0
      ? `${school.charAt(0).toUpperCase()}${school.slice(1)} cantrip`
      : `${ORDINALS[level]}-level ${school}`;
  return ritual ? `${kind} (ritual)` : kind;
}

function castingTimeText({ castingTime }: SpellRecord): string {
  const { text, trigger } = castingTime;
  return trigger === null || text.includes(trigger) ? text : `${text}, ${trigger}`;
}

function componentsText({ v, s, m, material }: SpellRecord['components']): string {
  const letters = [v && 'V', s && 'S', m && 'M'].filter(Boolean).join(', ');
  return material === null ? letters : `${letters} (${material})`;
}

function durationText({ concentration, text }: SpellRecord['duration']): string {
  return concentration && !/concentration/i.test(text) ? `Concentration, ${text}` : text;
}

function resolutionText({ effects }: SpellRecord): string {
  const saves = savesIn(effects).map(
    ({ ability, success }) =>
      `${ABILITY_NAMES[ability]} save${success === 'none' ? '' : ', half on a success'}`,
  );
  const attacks = attacksIn(effects).map(
    ({ attack }) => `${attack.startsWith('melee') ? 'Melee' : 'Ranged'} spell attack`,
  );
  return [...new Set([...saves, ...attacks])].join('; ');
}

function paragraphsOf(text: string, words: (line: string) => Segment[]): SpellParagraph[] {
  const paragraphs: SpellParagraph[] = [];
  let points: Segment[][] | null = null;
  for (const line of text.split('\n')) {
    if (line.startsWith('- ')) {
      if (points === null) {
        points = [];
        paragraphs.push({ kind: 'points', points });
      }
      points.push(words(line.slice(2)));
    } else if (line.trim() !== '') {
      points = null;
      paragraphs.push({ kind: 'words', segments: words(line) });
    }
  }
  return paragraphs;
}

function scalingOf({ name, scaling }: SpellRecord): SpellCardLines['scaling'] {
  const steps = (scaling?.steps ?? []).flatMap(({ at, dice, bonus, count }) => {
    const constant = bonus === 0 ? '' : `+${bonus}`;
    const rolled = dice === null ? String(bonus || '') : `${dice.count}d${dice.sides}${constant}`;
    const times =
      count === null || count === 1 ? '' : rolled === '' ? String(count) : `${count} × `;
    if (rolled === '' && times === '') return [];
    const amount = [...(times === '' ? [] : [times]), ...textSegments(rolled, name)];
    return [{ at: scaling?.by === 'slot' ? `${ORDINALS[at] ?? at}` : String(at), amount }];
  });
  if (scaling === null || steps.length === 0) return null;
  return { by: scaling.by === 'slot' ? 'Slot' : 'Caster level', steps };
}
