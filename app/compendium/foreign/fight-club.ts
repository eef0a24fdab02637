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
  ...{ T: 'Tiny', S: 'Small', M: 'Medium', L: 'Large', H: 'Huge', G: 'Gargantuan' },
};
const LISTS: Readonly<Record<string, Section>> = {
  ...{ trait: 'traits', action: 'actions', bonus: 'bonusActions', reaction: 'reactions' },
  ...{ legendary: 'legendary', mythic: 'mythicActions', lair: 'lairActions' },
};

/** Reads the monsters of a compendium of Fight Club 5; what else stands in it is counted. */
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
            problem: `${others} parts of the compendium are no monsters, and were left out.`,
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
    const section = LISTS[one.name];
    if (section === undefined) return [];
    const words = paragraphs(textsOf(one, 'text').join('\n'));
    return [{ section, title: textsOf(one, 'name').join(' '), text: words }];
  });
  const told = toldOf(text('name').slice(0, 100) || 'Unnamed', editionOfWords(entries));
  const intro = entries.find(
    ({ section, title }) => section === 'legendary' && /^legendary actions\b/i.test(title),
  );
  told.entries = entries.filter((one) => one !== intro);
  told.legendaryIntro = intro?.text ?? '';
  const size = SIZES[text('size').toUpperCase()] ?? text('size');
  const kind = kindOf(`${size} ${text('type')}, ${text('alignment')}`);
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
  const notes = notesOf(textsOf(monster, 'description').join('\n'));
  if (notes !== '') told.facts.notes = notes;
  return told;
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

/** The monster as lines of "name: text", to be shown beside the record. */
function sourceOf(monster: XmlElement): string {
  return monster.children
    .map(
      (one) =>
        `${one.name}: ${[one.text.trim(), ...one.children.map(({ text }) => text.trim())].filter(Boolean).join(' ')}`,
    )
    .join('\n');
}
