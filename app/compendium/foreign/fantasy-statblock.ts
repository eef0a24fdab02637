import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { withAttackWords } from './entries/attack-words';
import { asObject, type Foreign, listOf, numberOf, objectsOf, own, textOf } from './foreign';
import { paragraphs } from './open5e-1';
import { pieceOf } from './piece';
import { editionOfWords, type JsonReader, notesOf } from './reader';
import type { HomebrewPiece, HomebrewProblem, Ledger } from './reading';
import { newLedger } from './reading';
import { plainSigns } from './text/plain-signs';
import { type Section, type Told, type ToldEntry, toldOf } from './told';
import { skillOf } from './words/bonuses';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';
import { yamlTree } from './yaml-tree';

const LISTS: readonly (readonly [string, Section])[] = [
  ['traits', 'traits'],
  ['actions', 'actions'],
  ['bonus_actions', 'bonusActions'],
  ['reactions', 'reactions'],
  ['legendary_actions', 'legendary'],
  ['mythic_actions', 'mythicActions'],
  ['lair_actions', 'lairActions'],
  ['regional_effects', 'regionalEffects'],
];
const FENCE = /^[ >]*(?:```+|~~~+)\s*statblock\b.*$/im;
/** Matches whole lines, so that a text of only line breaks cannot cause heavy backtracking. */
const NOTE = /^---[ \t\r]*\n(?:[^\n]*\n)*?statblock:[ \t]*(?:true|inline)\b/i;

/** Returns whether the text is an Obsidian note with Fantasy Statblocks blocks, or with one in its front matter. */
export function isFantasyStatblock(text: string): boolean {
  return (/statblock/i.test(text) && FENCE.test(text)) || NOTE.test(text.slice(0, 20_000));
}

/** Reads the Fantasy Statblocks of a note: YAML after "```statblock", or the note's front matter. */
export function readFantasyStatblocks(text: string): {
  pieces: HomebrewPiece[];
  problems: HomebrewProblem[];
} {
  const pieces: HomebrewPiece[] = [];
  const problems: HomebrewProblem[] = [];
  for (const { yaml, line } of blocksIn(plainSigns(text))) {
    const tree = yamlTree(yaml);
    if (!tree.ok) {
      problems.push({
        line: line + tree.line,
        problem: `This YAML cannot be read: ${tree.problem}`,
      });
      continue;
    }
    const value = asObject(tree.value);
    const known = textOf(own(value, 'monster')) || textOf(own(value, 'creature'));
    const name = textOf(own(value, 'name'));
    if (value === null || (name === '' && known === '')) {
      problems.push({ line, problem: 'This Fantasy Statblocks block has no name.' });
    } else if (
      known !== '' &&
      own(value, 'hp') === undefined &&
      own(value, 'actions') === undefined
    ) {
      const problem = `This block only names “${known.slice(0, 60)}”, which is in the note’s own bestiary. Export that monster from Fantasy Statblocks.`;
      problems.push({ line, problem });
    } else {
      const ledger = newLedger();
      pieces.push(pieceOf(toldOfBlock(value, name || known, ledger), ledger, yaml));
    }
  }
  return { pieces, problems };
}

/** Reads a creature of the Fantasy Statblocks bestiary JSON. */
export const fantasyJson: JsonReader = {
  format: 'fantasy-statblocks',
  is: (value) =>
    Object.hasOwn(value, 'name') &&
    Array.isArray(own(value, 'stats')) &&
    Object.hasOwn(value, 'hp'),
  read: (value, ledger) => toldOfBlock(value, textOf(own(value, 'name')), ledger),
};

function blocksIn(text: string): { yaml: string; line: number }[] {
  const lines = text.split('\n').map((line) => line.replace(/^ {0,3}> ?/, ''));
  const blocks: { yaml: string; line: number }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const fence = /^\s*(```+|~~~+)\s*statblock\b/i.exec(lines[at] ?? '')?.[1];
    const isHead = at === 0 && /^---\s*$/.test(lines[0] ?? '') && NOTE.test(text.slice(0, 20_000));
    if (fence === undefined && !isHead) continue;
    let until = at + 1;
    while (until < lines.length && !lines[until]?.trim().startsWith(fence ?? '---')) until += 1;
    blocks.push({ yaml: lines.slice(at + 1, until).join('\n'), line: at + 1 });
    at = until;
  }
  return blocks;
}

/** Converts a creature of Fantasy Statblocks, from a YAML block or bestiary JSON. */
export function toldOfBlock(value: Foreign, name: string, ledger: Ledger): Told {
  const entries = [
    ...LISTS.flatMap(([key, section]) => entriesOf(value, key, section)),
    ...spellEntry(own(value, 'spells')),
  ];
  const told = toldOf(name.slice(0, 100), editionOfWords(entries));
  told.entries = entries;
  told.legendaryIntro = textOf(own(value, 'legendary_description'));
  takeFacts(value, told, ledger);
  return told;
}

function takeFacts(value: Foreign, told: Told, ledger: Ledger): void {
  const text = (key: string) => joined(own(value, key));
  const subtype = text('subtype') === '' ? '' : ` (${text('subtype')})`;
  const kind = kindOf(
    `${text('size') || 'Medium'} ${text('type') || 'monstrosity'}${subtype}, ${text('alignment')}`,
  );
  if (kind !== null) Object.assign(told.facts, kind);
  const scores = listOf(own(value, 'stats')).map(numberOf);
  if (
    scores.length >= 6 &&
    scores.slice(0, 6).every((one) => one !== null && one >= 1 && one <= 50)
  ) {
    const [str = 10, dex = 10, con = 10, int = 10, wis = 10, cha = 10] = scores.map(
      (one) => one ?? 10,
    );
    told.facts.abilities = { str, dex, con, int, wis, cha };
  }
  const dice = text('hit_dice');
  takeLabels(told, ledger, {
    'Armor Class': `${text('ac')}${text('ac_class') === '' ? '' : ` (${text('ac_class')})`}`,
    'Hit Points': dice === '' ? text('hp') : `${text('hp')} (${withConstant(dice, text('hp'))})`,
    Speed: text('speed'),
    'Saving Throws': pairs(
      own(value, 'saves'),
      (key) =>
        ABILITIES.find((one) =>
          ABILITY_NAMES[one].toLowerCase().startsWith(key.slice(0, 3).toLowerCase()),
        ) ?? key,
    ),
    Skills: pairs(own(value, 'skillsaves'), (key) => skillOf(key) ?? key),
    'Damage Vulnerabilities': text('damage_vulnerabilities'),
    'Damage Resistances': text('damage_resistances'),
    'Damage Immunities': text('damage_immunities'),
    'Condition Immunities': text('condition_immunities'),
    Senses: text('senses'),
    Languages: text('languages'),
    Challenge: text('cr'),
    Environment: text('environment'),
  });
  const modifier = numberOf(own(value, 'modifier'));
  if (modifier !== null && told.edition === '2024')
    told.facts.initiative = { bonus: modifier, score: 10 + modifier };
  const notes = notesOf(text('desc') || text('description'), text('note'));
  if (notes !== '') told.facts.notes = notes;
  const source = text('source').slice(0, 60);
  if (source !== '') told.facts.source = source;
}

/** The source gives "12d10" and 90 hit points: the difference to the dice's average is the constant. */
function withConstant(dice: string, hp: string): string {
  const [, count, sides] = /^\s*(\d{1,3})\s*d\s*(\d{1,3})\s*$/i.exec(dice) ?? [];
  const average = numberOf(hp);
  if (count === undefined || sides === undefined || average === null) return dice;
  const constant = average - Math.floor((Number(count) * (Number(sides) + 1)) / 2);
  return constant === 0 ? dice : `${dice} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
}

/** Joins a field that is a text, a list of texts, or a list of such lists. */
function joined(value: unknown): string {
  return Array.isArray(value)
    ? listOf(value).map(textOf).filter(Boolean).join(', ')
    : textOf(value);
}

/** Formats "saves" or "skills": a list of objects with one key each, or an object. */
function pairs(value: unknown, name: (key: string) => string): string {
  const all = Array.isArray(value) ? objectsOf(value) : [asObject(value) ?? {}];
  if (typeof value === 'string') return value;
  return all
    .flatMap((one) => {
      const said = textOf(own(one, 'name'));
      const entries =
        said !== ''
          ? [[said, own(one, 'desc') ?? own(one, 'value')] as const]
          : Object.entries(one);
      return entries.map(([key, bonus]) => {
        const number = numberOf(bonus);
        return `${name(key)} ${number === null ? textOf(bonus) : `${number < 0 ? '' : '+'}${number}`}`;
      });
    })
    .join(', ');
}

function entriesOf(value: Foreign, key: string, section: Section): ToldEntry[] {
  const given = own(value, key);
  if (typeof given === 'string' && given.trim() !== '')
    return [{ section, title: '', text: paragraphs(given) }];
  return listOf(given).flatMap((one): ToldEntry[] => {
    if (typeof one === 'string') return [{ section, title: '', text: paragraphs(one) }];
    const entry = asObject(one);
    const title = textOf(own(entry, 'name'));
    const toHit = numberOf(own(entry, 'attack_bonus'));
    const dice = textOf(own(entry, 'damage_dice'));
    const bonus = numberOf(own(entry, 'damage_bonus')) ?? 0;
    const damage =
      dice === ''
        ? []
        : [{ dice: `${dice}${bonus === 0 ? '' : bonus < 0 ? bonus : `+${bonus}`}`, type: '' }];
    const words = paragraphs(joined(own(entry, 'desc')));
    const worded = withAttackWords(words, toHit === null || toHit === 0 ? null : { toHit, damage });
    return title === '' && worded.text === '' ? [] : [{ section, title, ...worded }];
  });
}

/**
 * Converts "spells": an introduction, then lines such as "Cantrips (at will): light", as texts or single-key objects.
 */
function spellEntry(value: unknown): ToldEntry[] {
  const list = typeof value === 'string' ? [value] : listOf(value);
  const lines = list.flatMap((one): string[] => {
    if (typeof one === 'string') return [one];
    return Object.entries(asObject(one) ?? {}).map(
      ([head, spells]) => `${head}: ${joined(spells)}`,
    );
  });
  return lines.length === 0
    ? []
    : [{ section: 'traits', title: 'Spellcasting', text: paragraphs(lines.join('\n')) }];
}
