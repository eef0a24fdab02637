/** Reports to the test command how many browser tests are done. */
export default class BrowserProgress {
  #of = 0;
  #done = 0;

  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.#of = suite.allTests().length;
  }

  onTestEnd(test, result) {
    if (result.status === test.expectedStatus || result.retry === test.retries) this.#done += 1;
    process.send?.({ progress: `${this.#done} of ${this.#of} tests` });
  }
}
