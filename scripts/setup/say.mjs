/** Prints one line to the terminal. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** An error that the user can fix: printed as one sentence, without a stack. */
export class Refusal extends Error {}

/** Ends the command with one sentence. */
export function refuse(sentence) {
  throw new Refusal(sentence);
}

/** Runs a command's main function; prints a refusal as a sentence, any other error with its stack. Both exit with 1. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    const text = error instanceof Refusal ? error.message : (error?.stack ?? error);
    process.stderr.write(`\n${text}\n`);
    process.exitCode = 1;
  }
}
