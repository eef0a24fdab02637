import type { BattleTally } from '~/battle/count/battle-tally';

/** Escapes a CSV cell; text that a spreadsheet would take for a formula stays text. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const share = (value: number) => value.toFixed(4);
const mean = (value: number) => value.toFixed(2);

/** The results of a battle as one CSV table: a line for each figure, with its owner. Shares are from 0 to 1. */
export function battleCsv({
  fights,
  seed,
  share: wins,
  rounds,
  sides,
  creatures,
  deeds,
  byRound,
}: BattleTally): string {
  const rows: (string | number)[][] = [
    ['of', 'name', 'figure', 'value', 'low', 'high'],
    ['battle', '', 'fights', fights],
    ['battle', '', 'seed', seed],
    ...(['a', 'b', 'draw'] as const).map((who) => [
      'battle',
      who === 'draw' ? 'nobody' : `side ${who.toUpperCase()}`,
      'wins',
      share(wins[who].share),
      share(wins[who].low),
      share(wins[who].high),
    ]),
    ['battle', '', 'rounds', mean(rounds.mean), rounds.p5, rounds.p95],
    ...sides.flatMap((side, at) =>
      Object.entries(side).map(([figure, one]) => [
        'side',
        at === 0 ? 'A' : 'B',
        figure,
        share(one.share),
        share(one.low),
        share(one.high),
      ]),
    ),
    ...creatures.flatMap(({ side, name, left, down, dead, dealt, taken, healed }) => {
      const who = ['creature', `${side === 0 ? 'A' : 'B'} ${name}`];
      return [
        [...who, 'hit points left', mean(left.mean), left.p5, left.p95],
        [...who, 'down', share(down.share), share(down.low), share(down.high)],
        [...who, 'dead', share(dead.share), share(dead.low), share(dead.high)],
        [...who, 'damage dealt', mean(dealt)],
        [...who, 'damage taken', mean(taken)],
        [...who, 'healed', mean(healed)],
      ];
    }),
    ...deeds
      .filter(({ uses }) => uses > 0)
      .flatMap(({ side, creature, deed, uses, damage }) => {
        const who = ['deed', `${side === 0 ? 'A' : 'B'} ${creature}: ${deed}`];
        return [
          [...who, 'uses', mean(uses)],
          [...who, 'damage', mean(damage)],
        ];
      }),
    ...byRound.flatMap(({ round, fights: reached, left }) => [
      ['round', round, 'reached', share(reached / fights)],
      ['round', round, 'left of A', share(left[0])],
      ['round', round, 'left of B', share(left[1])],
    ]),
  ];
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
