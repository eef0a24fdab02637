import { type Leaf, leaf } from '../leaf';
import type { Odds } from './asked-odds';
import {
  askedWords,
  barsOf,
  CHART,
  numberWords,
  oddsFacts,
  percentWords,
  placesOf,
} from './odds-view';

/** The odds for display: the requested probability, a chart, and a table. */
export function oddsLeaves(odds: Odds): Leaf[] {
  const asked = askedWords(odds);
  const edge = odds.edge === null ? '' : `, ${odds.edge}`;
  return [
    leaf('h2', { id: 'odds-title' }, `${odds.expression}${edge}`),
    ...(asked === null ? [] : [leaf('p', { 'data-asked': '' }, asked)]),
    leaf(
      'dl',
      { 'data-facts': '' },
      ...oddsFacts(odds).map(([name, value]) =>
        leaf('div', {}, leaf('dt', {}, name), leaf('dd', {}, value)),
      ),
    ),
    chartLeaf(odds),
    tableLeaf(odds),
  ];
}

function chartLeaf(odds: Odds): Leaf {
  const bars = barsOf(odds);
  const { totals, mean } = odds;
  const [first, last] = [totals[0], totals.at(-1)];
  const likely = bars.reduce((best, bar) => (bar.chance > best.chance ? bar : best));
  const words = `Chart: from ${numberWords(first?.total ?? 0)} to ${numberWords(last?.total ?? 0)}, mean ${numberWords(mean)}, most often ${likely.totals} with ${percentWords(likely.chance)}. The table below has every number.`;
  const rects = placesOf(bars).map((place, at) =>
    leaf('rect', { ...place, 'data-asked': bars[at]?.asked ? '' : undefined }),
  );
  const { width, height, floor } = CHART;
  const write = (x: number, anchor: string, text: string) =>
    leaf('text', { x, y: height - 4, 'data-anchor': anchor }, text);
  return leaf(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words },
    ...rects,
    leaf('line', { x1: 0, x2: width, y1: floor, y2: floor }),
    write(0, 'start', bars[0]?.totals ?? ''),
    ...(bars.length > 2
      ? [write(width / 2, 'middle', bars[Math.floor(bars.length / 2)]?.totals ?? '')]
      : []),
    ...(bars.length > 1 ? [write(width, 'end', bars.at(-1)?.totals ?? '')] : []),
  );
}

function tableLeaf(odds: Odds): Leaf {
  const bars = barsOf(odds);
  const cell = (text: string) => leaf('td', { 'data-kind': 'number' }, text);
  const rows = bars.map(({ totals, chance, atLeast, asked }) =>
    leaf(
      'tr',
      { 'aria-current': asked ? 'true' : undefined },
      leaf('th', { scope: 'row' }, totals),
      cell(percentWords(chance)),
      cell(percentWords(atLeast)),
      cell(percentWords(1 - atLeast + chance)),
    ),
  );
  const heads = ['Total', 'Exactly', 'At least', 'At most'];
  return leaf(
    'table',
    {},
    leaf(
      'caption',
      {},
      bars.length < odds.totals.length ? 'Odds of the totals, some grouped' : 'Odds of every total',
    ),
    leaf('thead', {}, leaf('tr', {}, ...heads.map((head) => leaf('th', { scope: 'col' }, head)))),
    leaf('tbody', {}, ...rows),
  );
}
