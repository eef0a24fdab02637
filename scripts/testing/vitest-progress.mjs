/** Reports to the test command how many files of a part are done. */
export default class VitestProgress {
  #of = 0;
  #done = 0;

  onTestRunStart(specifications) {
    this.#of = specifications.length;
    this.#tell();
  }

  onTestModuleEnd() {
    this.#done += 1;
    this.#tell();
  }

  #tell() {
    process.send?.({ progress: `${this.#done} of ${this.#of} files` });
  }
}
