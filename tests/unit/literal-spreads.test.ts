import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from '../harness/read-texts';

/** The lines on which a literal is spread into a literal or a call: its parts can stand there themselves. */
function literalSpreads(text: string, kind: ts.ScriptKind): number[] {
  const source = ts.createSourceFile('file', text, ts.ScriptTarget.Latest, true, kind);
  const lines: number[] = [];
  function visit(node: ts.Node): void {
    const isSpread = ts.isSpreadAssignment(node) || ts.isSpreadElement(node);
    const literal = isSpread ? node.expression : null;
    if (literal && (ts.isObjectLiteralExpression(literal) || ts.isArrayLiteralExpression(literal)))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return lines;
}

function kindOf(file: string): ts.ScriptKind {
  if (file.endsWith('.mjs')) return ts.ScriptKind.JS;
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

it('no source spreads a literal', () => {
  const found = ['app', 'tests', 'scripts']
    .flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs)$/))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      // Most files have none: only those that may are parsed.
      if (!/\.\.\.[[{]/.test(text)) return [];
      return literalSpreads(text, kindOf(file)).map((line) => `${relative(ROOT, file)}:${line}`);
    });
  expect(found).toEqual([]);
});

it.each(['const a = { ...{ b, c } };', 'const a = [...[1, 2], 3];', 'call(...[1, 2]);'])(
  'finds %s',
  (text) => {
    expect(literalSpreads(text, ts.ScriptKind.TS)).toEqual([1]);
  },
);

it.each(['const a = { ...(b ? { c } : {}) };', 'const a = [...[1, 2].map(f)];'])(
  'allows %s',
  (text) => {
    expect(literalSpreads(text, ts.ScriptKind.TS)).toEqual([]);
  },
);
