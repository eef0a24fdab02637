import { judge } from '~/encounters/budget/judge';
import type { Candidate } from '~/encounters/fill/candidate';
import { drawAgain, type Filled, type Fixed, fill } from '~/encounters/fill/fill';
import type { Edition } from '~/rules/edition';
import { type DraftRow, rowOf } from '../address/draft';
import type { FightRow } from '../fight-rows';
import type { FillAsk } from './fill-ask';

export type DrawTask = {
  readonly seed: string;
  readonly edition: Edition;
  readonly ignoreWeak: boolean;
  readonly levels: readonly number[];
  readonly rows: readonly FightRow[];
  readonly pool: readonly Candidate[];
  readonly ask: FillAsk;
};

export type DrawnRows = { ok: true; rows: readonly DraftRow[] } | { ok: false; why: string };

/** When weak foes are ignored, a result may miss its band: number of tries. */
const TRIES = 24;

/** Draws the fight again around its locked rows and allies; always within the band, or a sentence why not. */
export function drawnRows(task: DrawTask): DrawnRows {
  const kept = task.rows.filter(({ locked, side }) => locked || side === 'allies');
  return tried(task, kept, (order) => fill({ ...order, template: task.ask.template }), kept.length);
}

/** Draws one row again; the rest stays. */
export function redrawnRow(task: DrawTask, at: number): DrawnRows {
  const row = task.rows[at];
  if (!row) return { ok: false, why: 'This row no longer exists.' };
  if (row.side === 'allies') {
    return { ok: false, why: 'Only foes are generated: allies do not count for the budget.' };
  }
  const rest = task.rows.filter((_, place) => place !== at);
  const { id: record, count, round } = row;
  return tried(task, rest, (order) => drawAgain(order, { record, count, round }), at);
}

type Order = Parameters<typeof drawAgain>[0];

function tried(
  task: DrawTask,
  kept: readonly FightRow[],
  draw: (order: Order) => Filled,
  place: number,
): DrawnRows {
  const { edition, levels, pool, ask, seed } = task;
  const { band, wanted } = ask;
  const fixed: Fixed[] = kept
    .filter(({ side }) => side === 'foes')
    .map(({ id, worth, count }) => ({ record: id, xp: worth, count }));
  const order = { edition, levels, band, pool, wanted, fixed };
  for (let turn = 0; turn < (task.ignoreWeak ? TRIES : 1); turn += 1) {
    const drawn = draw({ ...order, seed: turn === 0 ? seed : `${seed}.${turn}` });
    if (!drawn.ok) return drawn;
    if (isInBand(task, kept, drawn.drawn)) {
      const rows = drawn.drawn.map(({ creature, count, round }) =>
        rowOf(creature.id, { count, round }),
      );
      return { ok: true, rows: kept.map(bare).toSpliced(place, 0, ...rows) };
    }
  }
  const why = `With weak monsters left out of the count, no generated encounter stays ${band}. Count them, or choose another shape.`;
  return { ok: false, why };
}

function isInBand(
  { edition, levels, ignoreWeak, ask }: DrawTask,
  kept: readonly FightRow[],
  drawn: readonly { creature: Candidate; count: number }[],
): boolean {
  const creatures = [
    ...kept.map(({ called, rating, worth, count, side }) => ({
      name: called,
      cr: rating,
      xp: worth,
      count,
      side,
    })),
    ...drawn.map(({ creature: { name, cr, xp }, count }) => ({
      name,
      cr,
      xp,
      count,
      side: 'foes' as const,
    })),
  ];
  return judge({ edition, levels, ignoreWeak, creatures }).difficulty.verdict === ask.band;
}

/** Only the fields of a row that the URL contains. */
function bare({ id, cr, xp, name, count, side, round, locked }: FightRow): DraftRow {
  return { id, cr, xp, name, count, side, round, locked };
}
