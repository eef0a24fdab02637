import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The files below a folder of the project whose names match. */
export function filesBelow(folder: string, kind: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** All shipped source files, without tests and declarations. */
export const SOURCES = filesBelow('app', /(?<!\.test|\.d)\.tsx?$/);

/** The texts of a source file: strings, template parts and JSX text; no comments, and no identifiers. */
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

/**
 * Whether a string is an identifier, such as an attribute or an icon name, rather than a text: one lower-case word in
 * certain positions.
 */
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
