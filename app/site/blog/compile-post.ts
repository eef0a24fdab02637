import { readFrontMatter } from './front-matter';
import { PostProblem } from './post-problem';
import type { Post } from './post-schema';
import { readBlocks } from './read-blocks';

/** Compiles one Markdown file with front matter; throws a PostProblem with file and line when it is invalid. */
export function compilePost(file: string, text: string): Post {
  const { front, markdown, linesAbove } = readFrontMatter(file, text);
  const name = file.replace(/^.*\//, '').replace(/\.md$/, '');
  if (front.slug !== name) {
    throw new PostProblem(
      file,
      1,
      `slug: "${front.slug}" must be the name of the file, "${name}".`,
    );
  }
  const body = readBlocks(file, markdown, linesAbove);
  if (body.length === 0) throw new PostProblem(file, linesAbove, 'there is no text.');
  return { ...front, body };
}
