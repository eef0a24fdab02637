import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT, SOURCES, textsOf } from '../harness/read-texts';

/** Legal texts keep their wording, because users have accepted it. */
const AGREED = 'app/site/legal/';

/** Stored names, such as those of audit log actions: a record keeps the name it was written with. */
const STORED = ['Take back change', 'Take Pro back'];

/** The same words with another meaning, by file: a room shape, and wording of the game rules. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'app/tools/mapwright/screen/recipe-words.ts': 'Keep',
  'app/tools/cheat-sheet/cards/actions.ts': 'draw or put away',
  'app/characters/srd-5-2/classes/monk-focus.ts': 'takes along one willing creature',
};

/** The words that may not be used, by the word to use instead. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  Delete: /\bput(s|ting)? (it |them |this )?away\b/i,
  'Import, Export':
    /\b(tak(e|es|en|ing)|br(ing|ings|ought)) (it |them |one |some |these )?along\b/i,
  Save: /^Keep( it| these| these notes| the notes)?\.?$/,
  Saved: /^Kept\.$/,
  Apply: /^it counts$/i,
  Review: /\bbefore it counts\b/i,
  selected: /(?<![-\w])ticked\b/i,
  Offline:
    /\b(no line|waits? for the line|the line (is|comes|was) (back|lost|gone|there)|(without|have|has|is|be) (a|no) line)\b/i,
  'when you are back online': /\bwhen the line\b/i,
  Generate: /\b(have it drawn|draw a fight|have a fight drawn|have the rest drawn)\b/i,
  'Sign in again': /\bafresh\b/i,
  Cancel: /^(forget it|leave it|call (it )?off|break off)$/i,
  'Ignore resistance': /\bwhatever it resists\b/i,
  Undo: /\btak(e|es|en|ing) (it |them |that |this )?back\b/i,
  Incomplete: /\bto mend\b/i,
  Discard: /\b(let go of|throw it away)\b/i,
  'End concentration': /^let go$/i,
  Restore: /\bbring (it|them) back\b/i,
  'Update party': /^these play$/i,
  View: /^look back$/i,
  'Duplicate and reset': /^clean copy$/i,
  Reset: /^(make all fresh|set (all )?back)$/i,
  Set: /^this is it$/i,
  Actions: /^Acts$/,
  Details: /\bcame to be\b/i,
  'Every room can be reached': /\ball floor can be reached\b/i,
  Calculated: /\bby its numbers\b/i,
  'Custom item': /\bor of your own\b/i,
  'Quick CR check': /\bchallenge ratings add up\b/i,
  'Who is playing?': /\bwho comes of\b/i,
  'No monsters yet': /\bnobody stands there\b/i,
  'does not help the dead': /\bregain no hit points so\b/i,
  'not available in these rules': /\bnone of its answers\b/i,
  'no longer needed': /\basked no more\b/i,
  'No notices, imports, actions yet': /\bnothing was (said|loaded|done) yet\b/i,
  Default: /\bby the catalogue\b/i,
  Tone: /\bhow it sounds\b/i,
  Warning: /^something to mind$/i,
  'Damage: full': /^(in full|who and how)$/i,
  'Area effect': /\ba save for all\b/i,
  'Mark defeated': /^to the defeated$/i,
  Edit: /\bchange this one alone\b/i,
  'Polymorph or Wild Shape': /\btake another shape\b/i,
  'Group initiative': /\beach for itself\b/i,
  'Until removed': /\bsomebody ends it\b/i,
  'Custom condition': /\ba mark of my own\b/i,
  'without a statblock': /\bby its name alone\b/i,
  'Every character': /^everybody$/i,
  Total: /^with everything$/i,
  'Enter your own scores': /\bas your table has it\b/i,
  'drop the lowest': /\bthe lowest left out\b/i,
  'Hit points rolled': /\bhit points of the die\b/i,
  'Always prepared': /^always there$/i,
  'Your roll': /\bwhat your own dice show\b/i,
  'No dawn': /\bsun does not rise\b/i,
  'Filter, or Placeholder by CR': /\b(only some creatures|by its challenge rating alone)\b/i,
  'XP per character': /^award to each$/i,
  'Add to my equipment, or Carried': /^(put it into the list|what is carried)$/i,
  'what comes later': /\bon the anvil\b/i,
  'Opens after': /\bthere is nothing in it yet\b/i,
  'Live now': /\bguards follow\b/i,
  'needs sign-in': /^(has to sign in|may keep)$/i,
  Joined: /^Came$/,
  'sign-in provider': /\bask the hosted sign-in\b/i,
  'No failed jobs': /\bwaits for another try\b/i,
  'No unhandled events': /\bwas dealt with\b/i,
  'Temporary HP': /\btemp\. ?(hp|hit points)\b/i,
  'Time zone': /\bby the clocks of\b/i,
};

/** The same words anywhere in a file: one that has none of them is not parsed. */
const ANYWHERE = Object.values(REFUSED).map(
  ({ source, flags }) =>
    new RegExp(source.replace(/^\^/, '(?<!\\w)').replace(/\$$/, '(?!\\w)'), flags),
);

function mayRefuse(file: string): boolean {
  const words = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  return ANYWHERE.some((gone) => gone.test(words));
}

/** The refused words in a text, each with the word to use instead. */
function refused(text: string): string[] {
  const words = text.replace(/\s+/g, ' ').trim();
  if (STORED.includes(words)) return [];
  return Object.entries(REFUSED).flatMap(([say, gone]) => {
    const found = gone.exec(words);
    return found ? [`“${found[0]}”: say “${say}”`] : [];
  });
}

test('visible texts contain none of the refused words', () => {
  const found = SOURCES.filter(mayRefuse)
    .map((file) => ({ file, path: relative(ROOT, file).replaceAll('\\', '/') }))
    .filter(({ path }) => !path.startsWith(AGREED))
    .flatMap(({ file, path }) =>
      textsOf(file).flatMap((text) =>
        refused(text.replace(OTHERWISE[path] ?? '', '')).map((words) => `${path}: ${words}`),
      ),
    );
  expect(found).toEqual([]);
});

test.each([
  ['Put it away', 'Delete'],
  ['Take it along as text', 'Import, Export'],
  ['Bring some along', 'Import, Export'],
  ['Keep it', 'Save'],
  ['Kept.', 'Saved'],
  ['Bite: before it counts', 'Review'],
  ['With those that are ticked', 'selected'],
  ['Sent when the line is back.', 'Offline'],
  ['No line.', 'Offline'],
  ['Have it\n  drawn', 'Generate'],
  ['Sign in afresh', 'Sign in again'],
  ['Take back', 'Undo'],
  ['What it did was taken back.', 'Undo'],
])('“%s” is refused', (text, say) => {
  expect(refused(text).join()).toContain(`say “${say}”`);
});

test.each([
  'You keep it whatever your own plan is.',
  'Line 4: the line is not JSON',
  'It counts as difficult terrain.',
  'Draw a straight line from here to there.',
  'Take Pro back',
])('“%s” is accepted', (text) => {
  expect(refused(text)).toEqual([]);
});

test('each name of a control is used', () => {
  const names = join(ROOT, 'app/ui/names.ts');
  const given = exportsOf(names);
  expect(given.length).toBeGreaterThan(0);
  const used = new Set(SOURCES.flatMap((file) => importsOf(file, /(^~\/ui|\.)\/names$/)));
  expect(given.filter((name) => !used.has(name))).toEqual([]);
});

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
}

function exportsOf(file: string): string[] {
  return parsed(file).statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) =>
          ts.isIdentifier(name) ? name.text : '',
        )
      : [],
  );
}

function importsOf(file: string, from: RegExp): string[] {
  if (!readFileSync(file, 'utf8').includes("/names'")) return [];
  return parsed(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const { importClause, moduleSpecifier } = statement;
    const bindings = importClause?.namedBindings;
    if (!from.test(moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}
