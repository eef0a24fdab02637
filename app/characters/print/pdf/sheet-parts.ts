import type { SheetSpell } from '../../sheet/sheet';
import type { PrintedEquipment, PrintedThing } from '../print-equipment';
import { FEATURE_POINTS } from '../print-features';
import type { PrintedSpellLevel, PrintedSpells } from '../print-spells';
import type { PrintedSupply } from '../print-table';
import type { Printed, PrintedFeature } from '../printed';
import {
  type Desk,
  drawField,
  drawTicks,
  headingRows,
  type SheetRow,
  TONES,
  tickRows,
  wordRows,
} from './sheet-rows';

/** Features with limited uses: boxes for what is spent, or a field where there are too many. */
export function supplyRows(supplies: readonly PrintedSupply[], desk: Desk): SheetRow[] {
  if (supplies.length === 0) return [];
  return [
    ...headingRows(desk, 'Uses'),
    ...supplies.flatMap(({ key, name, ticks, note }) =>
      ticks === null
        ? countRows(desk, { label: name, name: `Uses ${key}`, note })
        : tickRows(desk, { label: name, name: `Uses ${key}`, ticks, note }),
    ),
  ];
}

/** A label with a field for a number behind it. */
function countRows(
  desk: Desk,
  { label, name, note }: { label: string; name: string; note: string },
): SheetRow[] {
  const inner: Desk = { ...desk, width: desk.width - 38 };
  const words = wordRows(inner, [{ text: label, bold: true }, { text: note }], { size: 8 });
  const height = Math.max(
    13,
    words.reduce((sum, row) => sum + row.height, 0),
  );
  return [
    {
      above: 2,
      height,
      stays: false,
      draw(on, left, top) {
        let y = top;
        for (const row of words) {
          row.draw(on, left, y);
          y += row.height;
        }
        drawField(on, { name, label, value: '' }, [left + desk.width - 34, top, 34, 11]);
      },
    },
  ];
}

/** Labelled texts under a heading; several lines of a text stay several. */
export function factRows(title: string, facts: readonly Printed[], desk: Desk): SheetRow[] {
  if (facts.length === 0) return [];
  return [
    ...headingRows(desk, title),
    ...facts.flatMap(({ label, text }) => {
      const [first = '', ...more] = text.split('\n').filter((line) => line.trim() !== '');
      return [
        ...wordRows(desk, [{ text: label, bold: true }, { text: first }], { size: 8, above: 2 }),
        ...more.flatMap((line) => wordRows(desk, [{ text: line }], { size: 8, above: 1 })),
      ];
    }),
  ];
}

/** Features, each with its source and its text. */
export function featureRows(features: readonly PrintedFeature[], desk: Desk): SheetRow[] {
  if (features.length === 0) return [];
  return [
    ...headingRows(desk, 'Features'),
    ...features.flatMap(({ name, from, words }) => {
      const [first = '', ...more] = words.split('\n').filter((line) => line.trim() !== '');
      const lead = [{ text: from === '' ? `${name}.` : name, bold: true }];
      const source = from === '' ? [] : [{ text: `${from}.` }];
      return [
        ...wordRows(desk, [...lead, ...source, { text: first }], {
          size: FEATURE_POINTS,
          above: 2.5,
        }),
        ...more.flatMap((line) =>
          wordRows(desk, [{ text: line }], { size: FEATURE_POINTS, above: 1 }),
        ),
      ];
    }),
  ];
}

/** Coins to fill in, what is carried, and what it weighs. */
export function gearRows({ things, coins, carrying }: PrintedEquipment, desk: Desk): SheetRow[] {
  const width = desk.width / coins.length;
  const purse: SheetRow = {
    above: 2,
    height: 24,
    stays: false,
    draw(on, left, top) {
      coins.forEach(({ label, text }, at) => {
        const x = left + at * width;
        drawField(on, { name: `Coins ${label}`, label, value: text.replaceAll(',', ''), size: 8 }, [
          x + 1,
          top,
          width - 3,
          13,
        ]);
        on.pen.text(label, {
          x: x + width / 2,
          baseline: top + 20,
          sizePoints: 6,
          align: 'middle',
          colour: TONES.soft,
        });
      });
    },
  };
  return [
    ...headingRows(desk, 'Equipment'),
    purse,
    ...carrying.flatMap(({ label, text }) =>
      wordRows(desk, [{ text: label, bold: true }, { text }], { size: 7.5, tone: 'soft' }),
    ),
    ...things.flatMap((thing) => thingRows(thing, desk)),
  ];
}

function thingRows({ name, count, pounds, equipped, attuned, notes }: PrintedThing, desk: Desk) {
  const more = [
    equipped ? 'equipped' : '',
    attuned ? 'attuned' : '',
    pounds === '' ? '' : `${pounds} lb.`,
    notes,
  ]
    .filter((one) => one !== '')
    .join(', ');
  const lead = `${count === '1' ? '' : `${count} × `}${name}${more === '' ? '' : ','}`;
  return wordRows(desk, [{ text: lead, bold: equipped }, { text: more }], { size: 8, above: 1.5 });
}

/** Spellcasting, the slots to tick, and every spell by level with its time and range. */
export function spellRows({ castings, pact, levels }: PrintedSpells, desk: Desk): SheetRow[] {
  return [
    ...castings.flatMap(({ name, ability, dc, attack, count, focus }) => [
      ...headingRows(desk, `${name} spells`),
      ...wordRows(desk, [{ text: `Save DC ${dc}, attack ${attack}`, bold: true }], {
        size: 9,
        above: 1,
      }),
      ...wordRows(
        desk,
        [
          {
            text: [ability, count, focus === '' ? '' : `focus: ${focus}`]
              .filter((one) => one !== '')
              .join('; '),
          },
        ],
        { size: 7.5, tone: 'soft', above: 1 },
      ),
    ]),
    ...(pact === null
      ? []
      : tickRows(desk, {
          label: `Level ${pact.level} pact slots`,
          name: 'Pact slots',
          ticks: pact,
          note: '',
        })),
    ...levels.flatMap((level) => levelRows(level, desk)),
  ];
}

/** The whole text of each spell that is ready to be cast, in alphabetical order and once, under a heading. */
export function spellTextRows(
  spells: readonly SheetSpell[],
  textOf: (spell: SheetSpell) => string,
  desk: Desk,
): SheetRow[] {
  const ready = new Map(
    spells.filter(({ how }) => how !== 'in-book').map((one) => [one.slug, one] as const),
  );
  const rows = [...ready.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .flatMap((spell) => {
      const [first, ...more] = textOf(spell)
        .split('\n')
        .filter((line) => line.trim() !== '');
      if (first === undefined) return [];
      const lead = [{ text: `${spell.name}.`, bold: true }, { text: first }];
      return [
        ...wordRows(desk, lead, { size: FEATURE_POINTS, above: 2.5 }),
        ...more.flatMap((line) =>
          wordRows(desk, [{ text: line }], { size: FEATURE_POINTS, above: 1 }),
        ),
      ];
    });
  return rows.length === 0 ? [] : [...headingRows(desk, 'Spell texts'), ...rows];
}

function levelRows({ title, slots, spells }: PrintedSpellLevel, desk: Desk): SheetRow[] {
  const [head, ...rest] = headingRows(desk, title);
  if (head === undefined) return [];
  const row: SheetRow = {
    ...head,
    stays: spells.length > 0,
    draw(on, left, top) {
      head.draw(on, left, top);
      if (slots === null) return;
      const place = [left + desk.width - slots.most * 8.8, top + 3] as const;
      drawTicks(on, slots, place, { label: `${title} slot spent`, name: `${title} slots` });
    },
  };
  return [row, ...rest, ...spells.flatMap((spell) => oneSpell(spell, title, desk))];
}

function oneSpell(
  { key, name, note, facts, prepared }: PrintedSpellLevel['spells'][number],
  title: string,
  desk: Desk,
): SheetRow[] {
  const indent = 11;
  const [first, ...more] = wordRows(desk, [{ text: name, bold: true }], {
    size: 8.3,
    indent,
    above: 2.5,
    stays: true,
  });
  if (first === undefined) return [];
  const lead: SheetRow = {
    ...first,
    draw(on, left, top) {
      first.draw(on, left, top);
      if (prepared === null) return;
      drawTicks(on, { most: 1, ticked: prepared ? 1 : 0 }, [left, top + 1.5], {
        label: `${name} prepared`,
        name: `Prepared ${title} ${key}`,
      });
    },
  };
  const words = [facts, note].filter((one) => one !== '').join('; ');
  return [lead, ...more, ...wordRows(desk, [{ text: words }], { size: 7.2, tone: 'soft', indent })];
}
