import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The files below a folder of the project whose names are of a kind. */
export function filesBelow(folder: string, kind: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Everything that is shipped, tests and declarations apart. */
export const SOURCES = filesBelow('app', /(?<!\.test|\.d)\.tsx?$/);

/** The texts of a source: strings, parts of templates and words between tags; no comments, no names that code goes by. */
export function textsOf(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const texts: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplatePart(node)) {
      if (!isName(node, node.text)) texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return texts;
}

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

function isTemplatePart(
  node: ts.Node,
): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}
