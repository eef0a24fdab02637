import { readdirSync, readFileSync } from 'node:fs';

const WORKERD = /^\d+ \((.*)\) \S (\d+)/;

/** A tick of the clock that Linux counts a process's time by, in milliseconds. */
const TICK_MS = 10;

/**
 * The processor time in milliseconds that the workerd of this process has used so far, in steps of ten: what it does, however busy
 * the machine is with other things. Null where nobody tells (only Linux does).
 */
export function workerdProcessorMs() {
  try {
    const stats = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(statOf);
    const ours = stats.filter((stat) => {
      const [, name, parent] = WORKERD.exec(stat) ?? [];
      return name === 'workerd' && Number(parent) === process.pid;
    });
    if (ours.length === 0) return null;
    return ours.reduce((sum, stat) => sum + ticksOf(stat) * TICK_MS, 0);
  } catch {
    return null;
  }
}

/** What Linux says of a process; nothing of one that has ended meanwhile. */
function statOf(id) {
  try {
    return [readFileSync(`/proc/${id}/stat`, 'utf8')];
  } catch {
    return [];
  }
}

/** The time in user and kernel mode: the twelfth and thirteenth fields behind the name. */
function ticksOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
