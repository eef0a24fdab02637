import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the rules of the game, and so all our pages, spell otherwise. */
const BRITISH = new RegExp(
  `\\b(${[
    '(colour|armour|favour|honour|behaviour|neighbour|harbour|flavour|parlour|vapour|rumour|humour|odour)\\w*',
    '(centre|theatre|metre|spectre|sceptre|sabre|fibre)s?',
    '(grey|licence|defence|offence|pretence|draught|artefact|mould|plough|cheque|jewellery|sceptic)\\w*',
    '(cancelled|cancelling|labelled|labelling|modelled|levelled|fuelled|signalled|travell\\w+)',
    '(recognis|organis|realis|stabilis|minimis|maximis|customis|normalis|summaris|specialis|randomis|apologis|analys)(e|ed|es|ing)',
    'whilst|learnt|towards|afterwards|storeys?|ageing|skilful|manoeuvre\\w*',
  ].join('|')})\\b`,
  'gi',
);

/** Addresses and names of stored things keep their spelling, and so does a sentence that is quoted to the letter. */
const KEPT = [
  '/licences',
  'licences',
  'site/licences-page.tsx',
  'favourite-monsters',
  'User cancelled OAuth flow.',
  // As some statblocks from elsewhere label it.
  'armour class',
];

/** A name that code goes by, such as an attribute or an icon, and no sentence: one word in small letters beside no other. */
function isName(node: ts.Node, text: string): boolean {
  if (!/^[a-z][\w-]*$/.test(text)) return false;
  const { parent } = node;
  return (
    ts.isJsxAttribute(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isCallExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent)
  );
}

function textsOf(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    kind,
  );
  const texts: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplatePart(node)) {
      if (!KEPT.includes(node.text) && !isName(node, node.text)) texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return texts;
}

function isTemplatePart(
  node: ts.Node,
): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function filesBelow(folder: string, kind: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const sources = filesBelow('app', /(?<!\.test|\.d)\.tsx?$/);

test('what people read is spelled as the game spells it', () => {
  const words = sources.flatMap((file) =>
    textsOf(file).flatMap((text) =>
      [...text.matchAll(BRITISH)].map(([word]) => `${relative(ROOT, file)}: ${word}`),
    ),
  );
  const posts = filesBelow('content', /\.md$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(BRITISH)].map(
      ([word]) => `${relative(ROOT, file)}: ${word}`,
    ),
  );
  expect([...words, ...posts]).toEqual([]);
});

test('dates are written in one place', () => {
  // What an admin types as a date and time is read by the clocks of a time zone in the other one.
  const known = /(ui\/day-words|admin\/frame\/moment-in)\.ts$/;
  const others = sources.filter(
    (file) =>
      !known.test(file) &&
      /DateTimeFormat|toLocale(Date|Time)String|dateStyle|'January'/.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(others.map((file) => relative(ROOT, file))).toEqual([]);
});
