import type { CardPrint } from './card-print';
import { sheetOf } from './card-sheet';
import styles from './cards-page.module.css';
import { drawSheet } from './draw-sheet';
import type { Card } from './set-cards';
import { wordWidth } from './set-lines';
import { createShapePen, type Shape } from './shape-pen';

type SheetPictureProps = {
  cards: readonly Card[];
  print: CardPrint;
  side: 'front' | 'back';
  label: string;
};

/** A sheet of nine cards as SVG, in its real size. */
export function SheetPicture({ cards, print, side, label }: SheetPictureProps) {
  const { width, height } = sheetOf(print.paper);
  const { pen, shapes } = createShapePen();
  drawSheet(pen, cards, print, side);
  return (
    <svg
      className={styles.sheet}
      data-paper={print.paper}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <rect width={width} height={height} fill="#ffffff" />
      <Shapes shapes={shapes} />
    </svg>
  );
}

function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map((shape, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the shapes never changes
    return <OneShape key={at} shape={shape} />;
  });
}

const ANCHORS = { start: undefined, middle: 'middle', end: 'end' } as const;

function OneShape({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'path':
      return (
        <path
          d={shape.d}
          fill={shape.fill ?? 'none'}
          stroke={shape.stroke ?? undefined}
          strokeWidth={shape.stroke === null ? undefined : shape.width}
        />
      );
    case 'text': {
      const { x, baseline, sizePoints, colour, bold, align = 'start' } = shape.place;
      return (
        <text
          x={round(x)}
          y={round(baseline)}
          fontSize={sizePoints}
          fontWeight={bold ? 700 : undefined}
          fill={colour === '#000000' ? undefined : colour}
          textAnchor={ANCHORS[align]}
          // The paper's own letters are nowhere sure to be: those of the device take up as much room.
          textLength={round(wordWidth(shape.text, sizePoints, bold ?? false))}
          lengthAdjust="spacingAndGlyphs"
        >
          {shape.text}
        </text>
      );
    }
    case 'inside': {
      const { x, y, width, height } = shape;
      const [left, top, wide, high] = [x, y, width, height].map(round);
      return (
        <svg
          aria-hidden
          x={left}
          y={top}
          width={wide}
          height={high}
          viewBox={`${left} ${top} ${wide} ${high}`}
        >
          <Shapes shapes={shape.shapes} />
        </svg>
      );
    }
  }
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
