import { endRest, isStopping, stopProgram } from './processes.mjs';

const MOST_DEATHS = 3;
const WITHIN_MS = 60_000;

/** After this many missing responses in a row, a running program counts as dead. */
const MOST_SILENCES = 4;
const LOOK_MS = 5000;

/** Waits until a program has exited. */
function endOf(program) {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => program.once('exit', resolve));
}

/**
 * Kills a program that runs but does not respond, because its inner server has died. Returns a function that stops
 * watching.
 */
function watchAnswers(program, answers, lookMs) {
  let silences = 0;
  let timer = setTimeout(look, lookMs);
  async function look() {
    silences = (await answers()) ? 0 : silences + 1;
    if (timer === null) return;
    if (silences >= MOST_SILENCES) return stopProgram(program);
    timer = setTimeout(look, lookMs);
  }
  return () => {
    clearTimeout(timer);
    timer = null;
  };
}

/**
 * Restarts a program that exited (`again` starts it) and reports so; gives up, with false, when it has exited three
 * times within a minute. One that does not respond for a while is killed with its child processes. Resolves with true
 * when everything is being stopped on purpose.
 */
export async function keepUp({
  program,
  again,
  say,
  answers = async () => true,
  lookMs = LOOK_MS,
  now = Date.now,
}) {
  let running = program;
  let deaths = [];
  for (;;) {
    const stopWatching = watchAnswers(running, answers, lookMs);
    await endOf(running);
    stopWatching();
    if (isStopping()) return true;
    // Its child processes may have outlived it, and would keep the port.
    endRest(running);
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
