/** Says one line to the person at the terminal. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** A reason to stop that the person can do something about: shown as one sentence, without a stack. */
export class Refusal extends Error {}

/** Ends the command with one clear sentence. */
export function refuse(sentence) {
  throw new Refusal(sentence);
}

/** Runs a command's main function; a refusal is told in its own words, anything else with its stack. Both exit with 1. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    const text = error instanceof Refusal ? error.message : (error?.stack ?? error);
    process.stderr.write(`\n${text}\n`);
    process.exitCode = 1;
  }
}
