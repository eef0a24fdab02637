import type { LongWork } from './long-work';

/** The progress as text: "1,200 of 5,000 monsters"; `of` is what is counted. */
export function workWords({ state, done, total, problem }: LongWork, of: string): string {
  const far =
    total === null ? `${number(done)} ${of}` : `${number(done)} of ${number(total)} ${of}`;
  switch (state) {
    case 'waiting':
      return 'Not started';
    case 'running':
      return done === 0 && total === null ? 'In progress…' : far;
    case 'paused':
      return `Paused at ${far}`;
    case 'canceled':
      return `Canceled at ${far}`;
    case 'failed':
      return `Stopped at ${far}. ${problem ?? ''}`.trim();
    case 'done':
      return `Done: ${number(done)} ${of}`;
  }
}

/** The announcement while a task runs: each quarter once, not each step. */
export function spokenWords(work: LongWork, of: string): string {
  if (work.state !== 'running') return work.state === 'waiting' ? '' : workWords(work, of);
  if (work.total === null || work.total === 0) return 'In progress…';
  const quarter = Math.floor((work.done / work.total) * 4);
  return quarter === 0 ? 'In progress…' : `${quarter * 25} percent`;
}

function number(count: number): string {
  return count.toLocaleString('en');
}
