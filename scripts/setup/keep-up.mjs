import { isStopping } from './processes.mjs';

const MOST_DEATHS = 3;
const WITHIN_MS = 60_000;

/** Waits until a program ends; one that ended already is not waited for. */
function endOf(program) {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => program.once('exit', resolve));
}

/**
 * Brings a program that died up again (`again` starts it and gives it) and says so; gives up, with false, when it has died
 * three times within a minute. Ends with true when everything is being stopped on purpose.
 */
export async function keepUp({ program, again, say, now = Date.now }) {
  let running = program;
  let deaths = [];
  for (;;) {
    await endOf(running);
    if (isStopping()) return true;
    const moment = now();
    deaths = [...deaths.filter((earlier) => earlier > moment - WITHIN_MS), moment];
    if (deaths.length >= MOST_DEATHS) {
      say('The site ended three times within a minute, and is not started again.');
      return false;
    }
    say('The site ended by itself; starting it again…');
    running = again();
  }
}
