import { traceCircle, traceLine, traceRectangle } from '~/paper/path-pen';
import { capital } from '../spell-words';
import { type CardColours, cardColours, type Ink } from './card-colours';
import { CARD, type Place } from './card-sheet';
import { baselines, CARD_MARGIN, type Card, HEAD, RULE_ROOM } from './set-cards';
import type { ShapePen } from './shape-pen';

const INNER = CARD.width - 2 * CARD_MARGIN;

/** Draws the front of a card: its name in the band of its school, its facts and text, and the classes at the bottom. */
export function drawFront(pen: ShapePen, card: Card, place: Place, ink: Ink): void {
  const colours = cardColours(card.spell.school, ink);
  pen.inside(place.left, place.top, CARD.width, CARD.height, () => {
    drawHead(pen, card, place, colours);
    drawLines(pen, card, place, colours);
    drawFoot(pen, card, place, colours);
  });
  drawEdge(pen, place);
}

/** Draws the back of a card: the level, the school and the name. */
export function drawBack(pen: ShapePen, card: Card, place: Place, ink: Ink): void {
  const { spell, nameSize } = card;
  const colours = cardColours(spell.school, ink);
  const middle = place.left + CARD.width / 2;
  pen.inside(place.left, place.top, CARD.width, CARD.height, () => {
    if (colours.band !== null) {
      traceRectangle(pen, place.left, place.top, CARD.width, CARD.height);
      pen.fill(colours.band);
    }
    const text = { x: middle, align: 'middle', colour: colours.onBand } as const;
    traceCircle(pen, middle, place.top + CARD.height * 0.42, 46);
    pen.stroke(colours.onBand, 1.5);
    traceCircle(pen, middle, place.top + CARD.height * 0.42, 41);
    pen.stroke(colours.onBand, 0.5);
    pen.text(spell.level === 0 ? 'C' : String(spell.level), {
      ...text,
      baseline: place.top + CARD.height * 0.42 + 17,
      sizePoints: 48,
    });
    pen.text(capital(spell.school), {
      ...text,
      baseline: place.top + CARD.height * 0.72,
      sizePoints: 11,
    });
    pen.text(spell.name, {
      ...text,
      baseline: place.top + CARD.height * 0.8,
      sizePoints: nameSize,
    });
    pen.text(`${spell.edition}${partWords(card)}`, {
      ...text,
      baseline: place.top + CARD.height - 12,
      sizePoints: 6.5,
    });
  });
  drawEdge(pen, place);
}

function drawHead(
  pen: ShapePen,
  { spell, nameSize }: Card,
  place: Place,
  colours: CardColours,
): void {
  if (colours.band !== null) {
    traceRectangle(pen, place.left, place.top, CARD.width, HEAD);
    pen.fill(colours.band);
  } else {
    traceLine(
      pen,
      [place.left + CARD_MARGIN, place.top + HEAD],
      [place.left + CARD.width - CARD_MARGIN, place.top + HEAD],
    );
    pen.stroke(colours.rule, 0.8, { cap: 'butt' });
  }
  const left = place.left + CARD_MARGIN;
  pen.inside(left, place.top, INNER - 16, HEAD, () =>
    pen.text(spell.name, {
      x: left,
      baseline: place.top + 16,
      sizePoints: nameSize,
      colour: colours.onBand,
      bold: true,
    }),
  );
  pen.text(capital(spell.kind), {
    x: left,
    baseline: place.top + 25,
    sizePoints: 6.5,
    colour: colours.onBand,
  });
  pen.text(spell.level === 0 ? 'C' : String(spell.level), {
    x: place.left + CARD.width - CARD_MARGIN,
    baseline: place.top + 20,
    sizePoints: 15,
    colour: colours.onBand,
    bold: true,
    align: 'end',
  });
}

function drawLines(pen: ShapePen, card: Card, place: Place, colours: CardColours): void {
  const left = place.left + CARD_MARGIN;
  const below = baselines(card);
  for (const [at, line] of card.lines.entries()) {
    const baseline = place.top + HEAD + (below[at] ?? 0);
    for (const { text, bold, x } of line.words) {
      pen.text(text, { x: left + x, baseline, sizePoints: card.size, colour: '#000000', bold });
    }
  }
  const last = below[card.facts - 1];
  if (card.facts === 0 || card.facts === card.lines.length || last === undefined) return;
  const y = place.top + HEAD + last + card.size * 0.3 + RULE_ROOM / 2;
  traceLine(pen, [left, y], [left + INNER, y]);
  pen.stroke(colours.rule, 0.4, { cap: 'butt' });
}

function drawFoot(pen: ShapePen, card: Card, place: Place, { soft }: CardColours): void {
  const baseline = place.top + CARD.height - 7;
  const left = place.left + CARD_MARGIN;
  pen.inside(left, baseline - 8, INNER - 34, 12, () =>
    pen.text(card.spell.classes, { x: left, baseline, sizePoints: 5.5, colour: soft }),
  );
  pen.text(`${card.spell.edition}${partWords(card)}`, {
    x: left + INNER,
    baseline,
    sizePoints: 5.5,
    colour: soft,
    align: 'end',
  });
}

/** A hairline around the card, to cut along. */
function drawEdge(pen: ShapePen, { left, top }: Place): void {
  traceRectangle(pen, left, top, CARD.width, CARD.height);
  pen.stroke('#b0b0b0', 0.25);
}

/** Formats which of several cards it is: " · 2 of 3". */
function partWords({ part, parts }: Pick<Card, 'part' | 'parts'>): string {
  return parts === 1 ? '' : ` · ${part} of ${parts}`;
}
