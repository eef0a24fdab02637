import { writeFileSync } from 'node:fs';

/** Tells the test command how many files of a part are done, and which tests passed at their second try. */
export default class VitestProgress {
  #of = 0;
  #done = 0;
  #second = [];

  onTestRunStart(specifications) {
    this.#of = specifications.length;
    this.#tell();
  }

  onTestModuleEnd() {
    this.#done += 1;
    this.#tell();
  }

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#second.push(test.fullName);
  }

  onTestRunEnd() {
    const file = process.env.SECOND_TRIES;
    if (file) writeFileSync(file, JSON.stringify(this.#second));
  }

  #tell() {
    process.send?.({ progress: `${this.#done} of ${this.#of} files` });
  }
}
