import { type AttackNumbers, withAttackWords } from './entries/attack-words';
import { HOMEBREW_LIMITS } from './limits';
import { paragraphs } from './open5e-1';
import { pieceOf } from './piece';
import { editionOfWords, notesOf } from './reader';
import { type HomebrewPiece, type HomebrewProblem, type Ledger, newLedger } from './reading';
import { type Section, type Told, type ToldEntry, toldOf } from './told';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';
import { type XmlElement, xmlTree } from './xml-tree';

const SIZES: Readonly<Record<string, string>> = {
  T: 'Tiny',
  S: 'Small',
  M: 'Medium',
  L: 'Large',
  H: 'Huge',
  G: 'Gargantuan',
};
const LISTS: Readonly<Record<string, Section>> = {
  trait: 'traits',
  action: 'actions',
  bonus: 'bonusActions',
  reaction: 'reactions',
  legendary: 'legendary',
  mythic: 'mythicActions',
  lair: 'lairActions',
};

const CATEGORIES: Readonly<Record<string, Section>> = {
  lair: 'lairActions',
  regional: 'regionalEffects',
  mythic: 'mythicActions',
};

/** Reads the monsters of a Fight Club 5 compendium and counts its other elements. */
export function readFightClub(text: string): {
  pieces: HomebrewPiece[];
  problems: HomebrewProblem[];
} {
  const tree = xmlTree(text);
  if (!tree.ok) return { pieces: [], problems: [{ line: tree.line, problem: tree.problem }] };
  const all = tree.root.name === 'monster' ? [tree.root] : tree.root.children;
  const monsters = all.filter(({ name }) => name === 'monster');
  const others = all.length - monsters.length;
  const problems: HomebrewProblem[] =
    others === 0
      ? []
      : [
          {
            line: 1,
            problem: `${others} parts of the compendium are not monsters and were skipped.`,
          },
        ];
  if (monsters.length === 0)
    problems.unshift({ line: 1, problem: 'There is no monster in this XML.' });
  const pieces = monsters.slice(0, HOMEBREW_LIMITS.records + 100).map((one) => {
    const ledger = newLedger();
    return pieceOf(toldOfMonster(one, ledger), ledger, sourceOf(one));
  });
  return { pieces, problems };
}

function toldOfMonster(monster: XmlElement, ledger: Ledger): Told {
  const text = (name: string) => textsOf(monster, name).join(', ');
  const entries = monster.children.flatMap((one): ToldEntry[] => {
    const section = CATEGORIES[one.category.toLowerCase()] ?? LISTS[one.name];
    if (section === undefined || LISTS[one.name] === undefined) return [];
    const words = paragraphs(textsOf(one, 'text').join('\n'));
    const title = withRecharge(textsOf(one, 'name').join(' '), textsOf(one, 'recharge').join(' '));
    return [{ section, title, ...withAttackWords(words, attackIn(one)) }];
  });
  const told = toldOf(text('name').slice(0, 100) || 'Unnamed', editionOfWords(entries));
  const intro = entries.find(
    ({ section, title }) => section === 'legendary' && /^legendary actions\b/i.test(title),
  );
  told.entries = entries.filter((one) => one !== intro);
  told.legendaryIntro = intro?.text ?? '';
  const size = SIZES[text('size').toUpperCase()] ?? text('size');
  // Some files append the source book to the type.
  const type = text('type').replace(/^([^,(]*(?:\([^()]*\))?)\s*,.*$/s, '$1');
  const kind = kindOf(`${size} ${type}, ${text('alignment')}`);
  if (kind !== null) Object.assign(told.facts, kind);
  const scores = ['str', 'dex', 'con', 'int', 'wis', 'cha'].map((name) => Number(text(name)));
  if (scores.every((score) => Number.isInteger(score) && score >= 1 && score <= 50)) {
    const [str = 10, dex = 10, con = 10, int = 10, wis = 10, cha = 10] = scores;
    told.facts.abilities = { str, dex, con, int, wis, cha };
  }
  const passive = text('passive');
  takeLabels(told, ledger, {
    'Armor Class': text('ac'),
    'Hit Points': text('hp'),
    Initiative: text('init'),
    Speed: text('speed'),
    'Saving Throws': text('save'),
    Skills: text('skill'),
    'Damage Vulnerabilities': text('vulnerable'),
    'Damage Resistances': text('resist'),
    'Damage Immunities': text('immune'),
    'Condition Immunities': text('conditionImmune'),
    Senses: [
      text('senses'),
      passive === '' || /passive/i.test(text('senses')) ? '' : `passive Perception ${passive}`,
    ]
      .filter(Boolean)
      .join(', '),
    Languages: text('languages'),
    Challenge: text('cr'),
    Environment: text('environment'),
  });
  takeSpells(monster, told, ledger);
  const notes = notesOf(textsOf(monster, 'description').join('\n'));
  if (notes !== '') told.facts.notes = notes;
  return told;
}

/** Parses "Name|+5|4d6+3": the first attack with a bonus; the others are reported where the text has no attack. */
function attackIn(entry: XmlElement): AttackNumbers | null {
  const [first, ...others] = textsOf(entry, 'attack').flatMap((line) => {
    const [name = '', bonus = '', dice = ''] = line.split('|').map((part) => part.trim());
    const toHit = /^([+-]?\d{1,2})$/.exec(bonus)?.[1];
    return toHit === undefined ? [] : [{ name, bonus, dice, toHit: Number(toHit) }];
  });
  if (first === undefined) return null;
  return {
    toHit: first.toHit,
    damage: [{ dice: first.dice, type: '' }],
    further: others.map(({ name, bonus, dice }) =>
      [name, bonus, dice].filter((part) => part !== '').join(', '),
    ),
  };
}

function withRecharge(name: string, recharge: string): string {
  const roll = /^D([2-6])(?:-6)?$/i.exec(recharge)?.[1];
  if (roll === undefined || /recharge/i.test(name)) return name;
  return `${name} (Recharge ${roll === '6' ? '6' : `${roll}-6`})`;
}

/** Reports a separate spell list as dropped unless a Spellcasting trait contains its text. */
function takeSpells(monster: XmlElement, told: Told, ledger: Ledger): void {
  const spells = textsOf(monster, 'spells').join(', ');
  const inWords = told.entries.some(({ title }) => /spellcasting/i.test(title));
  if (spells === '' || inWords) return;
  const why = 'The file does not say how it casts them.';
  ledger.dropped.push({ field: 'Spells', text: spells.slice(0, 300), why });
}

function textsOf(element: XmlElement, name: string): string[] {
  return element.children
    .filter((one) => one.name === name)
    .map((one) =>
      one.text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\n')
        .slice(0, 20_000),
    );
}

/** The monster as lines of "name: text", shown beside the parsed record. */
function sourceOf(monster: XmlElement): string {
  return monster.children
    .map(
      (one) =>
        `${one.name}: ${[one.text.trim(), ...one.children.map(({ text }) => text.trim())].filter(Boolean).join(' ')}`,
    )
    .join('\n');
}
