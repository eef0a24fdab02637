import { readdirSync, readFileSync } from 'node:fs';

const WORKERD = /^\d+ \((.*)\) \S (\d+)/;

/** The tick in which Linux counts a process's time, in milliseconds. */
const TICK_MS = 10;

/**
 * The processor time in milliseconds that this process's workerd has used so far, in steps of ten, independent of other
 * load on the machine. Null where it is not available (only Linux has it).
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

/** The stat line of a process; empty if the process has ended in the meantime. */
function statOf(id) {
  try {
    return [readFileSync(`/proc/${id}/stat`, 'utf8')];
  } catch {
    return [];
  }
}

/** The ticks in user and kernel mode: the twelfth and thirteenth fields after the name. */
function ticksOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
