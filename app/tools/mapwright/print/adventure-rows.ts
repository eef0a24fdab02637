import { type Row, wordRows } from '~/compendium/block/block-rows';
import { plainNotes } from '~/maps/map/notes-marks';
import { foeWords, type MapPrep, STOCK_NAMES } from '~/maps/map/room-text';
import { type Measure, type Run, setRuns } from '~/paper/set-runs';
import { exitWords } from '../key/exit-words';
import type { RoomEntry } from '../key/room-key';
import { wanderingTitle } from './adventure-words';

const SIZE = { title: 12, text: 8.5, small: 7.5 } as const;

/** The rows of a room in an adventure: what is read aloud, what waits there, the notes, and the ways out. */
export function roomRows(entry: RoomEntry, width: number, measure: Measure): Row[] {
  const set = setter(width, measure);
  const { number, name, sizeFeet, dressing, stock, notes, exits } = entry;
  const foes = foeWords(stock?.foes ?? []);
  const labelled = (label: string, text: string) =>
    set([{ text: `${label}:`, bold: true }, { text }]);
  return [
    ...set(
      [
        { text: `${number}. ${name}`, bold: true },
        { text: `(${sizeFeet.width} × ${sizeFeet.height} ft)` },
      ],
      { size: 9.5, tone: 'ember', stays: true },
    ),
    ...dressing.split('\n').flatMap((line) => set([{ text: line }])),
    ...(foes === '' ? [] : labelled('Monsters', foes)),
    ...(stock?.lines ?? []).flatMap(({ kind, text }) => labelled(STOCK_NAMES[kind], text)),
    ...plainNotes(notes ?? '').flatMap((line) => set([{ text: line }], { tone: 'soft' })),
    ...set([{ text: exits.map(exitWords).join('; ') }], { size: SIZE.small, tone: 'soft' }),
  ];
}

/** For whom the dungeon was stocked, and the table of those who wander; nothing for a map without contents. */
export function prepRows(prep: MapPrep | undefined, width: number, measure: Measure): Row[][] {
  if (prep === undefined) return [];
  const set = setter(width, measure);
  const { characters, level, edition, wandering } = prep;
  const party = characters === 1 ? 'one character' : `${characters} characters`;
  const about = set([{ text: `For ${party} of level ${level}, ${edition} rules.` }], {
    tone: 'soft',
  });
  if (wandering.length === 0) return [about];
  const table = [
    ...set([{ text: wanderingTitle(wandering), bold: true }], {
      size: 9.5,
      tone: 'ember',
      stays: true,
    }),
    ...wandering.flatMap((text, at) => set([{ text: `${at + 1}.`, bold: true }, { text }])),
  ];
  return [about, table];
}

/** The heading over the statblocks. */
export function statblocksHeading(width: number, measure: Measure): Row[] {
  const look = { size: SIZE.title, tone: 'ember', stays: true } as const;
  return setter(width, measure)([{ text: 'Monsters', bold: true }], look);
}

function setter(width: number, measure: Measure) {
  return (runs: readonly Run[], look: Partial<Row> & { size?: number } = {}): Row[] => {
    const size = look.size ?? SIZE.text;
    const lines = setRuns(runs, { size, width, measure });
    return wordRows(lines, { above: 1.5, ...look, size });
  };
}
