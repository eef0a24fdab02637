/** Those who fight on the sketch, in the order of their turns; whose turn it is has a mark. */
const FIGHT = [
  { turn: 21, name: 'Mira', points: 31, most: 38, holds: 'concentrating' },
  { turn: 17, name: 'Goblin boss', points: 9, most: 21, holds: 'prone', isNow: true },
  { turn: 15, name: 'Thorn', points: 27, most: 27 },
  { turn: 12, name: 'Owlbear', points: 44, most: 59, holds: 'grappled' },
  { turn: 8, name: 'Old Bram', points: 6, most: 30 },
];

const LOOK = `
  body > * { display: none }
  body > .sketch {
    display: block; position: fixed; inset: 0; padding: 18px 18px 0; background: var(--paper); color: var(--ink);
    font: 16px/1.2 var(--sans);
  }
  .top { display: flex; justify-content: space-between; align-items: center; height: 40px }
  .top b { font: 700 23px/1 var(--serif) }
  .coming {
    padding: 5px 12px; border: 2px dashed var(--ember); border-radius: 99px; color: var(--ember); font-weight: 600;
    rotate: 2deg;
  }
  .who {
    display: grid; grid-template-columns: 34px 1fr 62px 44px; gap: 0 10px; align-items: center; height: 44px;
    margin-top: 5px; padding-inline: 10px; border: 1px dashed var(--line-strong); border-radius: 8px;
    background: var(--surface);
  }
  .now { border: 2px solid var(--ember); background: var(--ember-soft) }
  .turn { font: 700 21px/1 var(--serif); color: var(--ember); text-align: right }
  .name { font-weight: 600; white-space: nowrap }
  .holds { margin-left: 8px; color: var(--purple); font-weight: 500; font-size: 13.5px }
  .bar { height: 9px; border-radius: 9px; background: var(--sunken); overflow: hidden; border: 1px solid var(--line) }
  .bar > i { display: block; height: 100%; background: var(--green) }
  .bar > i.hurt { background: var(--red) }
  .points { text-align: right; font-variant-numeric: tabular-nums; font-size: 14px; color: var(--ink-soft) }
`;

/** Draws the sketch over the page; runs in it, for the faces and the colours of the house are there. */
function draw([look, fight]) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets.push(sheet);
  const part = (kind, words = '', inside = []) => {
    const element = Object.assign(document.createElement('div'), { className: kind });
    element.append(words, ...inside);
    return element;
  };
  const sketch = part('sketch', '', [
    part('top', '', [
      Object.assign(document.createElement('b'), { textContent: 'Round 2' }),
      part('coming', 'Coming: a sketch'),
    ]),
    ...fight.map(({ turn, name, points, most, holds, isNow }) => {
      const fill = document.createElement('i');
      fill.style.width = `${(points / most) * 100}%`;
      if (points * 2 < most) fill.className = 'hurt';
      const words = part(
        'name',
        name,
        holds
          ? [
              Object.assign(document.createElement('span'), {
                className: 'holds',
                textContent: holds,
              }),
            ]
          : [],
      );
      return part(isNow ? 'who now' : 'who', '', [
        part('turn', String(turn)),
        words,
        part('bar', '', [fill]),
        part('points', `${points}/${most}`),
      ]);
    }),
  ]);
  document.body.append(sketch);
}

/** What the tracker will be, drawn by hand until it can be photographed; it says of itself that it is to come. */
export async function sketchTracker(page) {
  await page.goto('/features');
  await page.evaluate(draw, [LOOK, FIGHT]);
}
