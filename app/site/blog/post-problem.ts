/** An error in a post, with its position: `content/blog/first.md:12: …`. */
export class PostProblem extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'PostProblem';
  }
}
