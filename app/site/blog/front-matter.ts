import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { PostProblem } from './post-problem';
import { type FrontMatter, frontMatterSchema } from './post-schema';

/** Splits a post's file: its front matter, the Markdown, and how many lines precede that. */
export function readFrontMatter(file: string, text: string) {
  const [first, ...lines] = text.split(/\r?\n/);
  const end = lines.indexOf('---');
  if (first !== '---' || end === -1) {
    throw new PostProblem(file, 1, 'begins with front matter between two lines of "---".');
  }
  const front = checkFrontMatter(file, lines.slice(0, end).join('\n'));
  return { front, markdown: lines.slice(end + 1).join('\n'), linesAbove: end + 2 };
}

function checkFrontMatter(file: string, yaml: string): FrontMatter {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) throw new PostProblem(file, lineAt(error.pos[0]), error.message);
  const read = frontMatterSchema.safeParse(document.toJS());
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const key = issue ? keyOf(issue) : '';
  const pair = isMap(document.contents)
    ? document.contents.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  const line = isScalar(pair?.key) && pair.key.range ? lineAt(pair.key.range[0]) : 1;
  throw new PostProblem(file, line, `${key || 'front matter'}: ${issue?.message ?? 'not valid'}`);
}

function keyOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return issue.keys[0] ?? '';
  return String(issue.path[0] ?? '');
}
