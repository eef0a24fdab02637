import { DEFAULT_SVG, type MapSvgChoices } from '~/maps/draw/map-svg';
import { tileBands } from '~/maps/draw/map-tiles';
import { withNameMark } from '~/maps/draw/name-mark';
import { pictureSize } from '~/maps/draw/picture-size';
import { mapToJson } from '~/maps/file/map-json';
import type { DungeonMap } from '~/maps/map/grid';
import { drawnTheme, type MapLook } from '~/maps/map/map-look';
import type { Audience, Squares } from '~/maps/map/squares';
import { createPngStream } from '~/paper/png-stream';
import { fileName } from '../file/file-name';
import type { UvttAudience } from '../file/uvtt';
import type { RoomEntry } from '../key/room-key';
import type { PrintLook } from '../print/print-pdf';
import type { PrintChoices } from '../print/print-plan';
import { base64Of, download, pixelsOf } from './download';
import type { MapWorkers } from './use-workers';

/** The input of a file: the current map, its look, and the workers. */
export type FileSource = { map: DungeonMap; look: MapLook; workers: MapWorkers };

/** A picture shows the version on screen; a file for virtual tabletops specifies its own. */
export type PictureChoices =
  | { kind: 'png'; cellPx: number }
  | { kind: 'uvtt'; cellPx: number; audience: UvttAudience };

export type PrintAsked = {
  what: 'pdf' | 'cutouts';
  choices: PrintChoices;
  look: PrintLook;
  key: readonly RoomEntry[];
  /** Milliseconds since 1970. */
  createdAt: number;
};

/** Downloads the map as JSON, and returns the message to show. */
export function makeJson(map: DungeonMap): string {
  download(new Blob([mapToJson(map)], { type: 'application/json' }), fileName(map, 'json'));
  return 'Exported as JSON. You can open it here again at any time.';
}

/** Downloads the map as SVG, and returns the message to show. */
export async function makeSvg(source: FileSource): Promise<string> {
  const svg = await svgAt(source, 70);
  const { map, look } = source;
  download(new Blob([svg], { type: 'image/svg+xml' }), fileName(map, 'svg', look.audience));
  return 'Exported as SVG: 70 pixels per square.';
}

/**
 * Downloads a picture, or a virtual tabletop file with a picture, and returns the message to show; `named` adds our
 * name.
 */
export async function makePicture(
  source: FileSource,
  choices: PictureChoices,
  named: { siteName: string } | null,
): Promise<string> {
  const { kind, cellPx } = choices;
  const { map } = source;
  const isTable = kind === 'uvtt' && choices.audience !== 'gm';
  const audience = kind === 'png' ? source.look.audience : isTable ? 'player' : 'gm';
  const look = { ...source.look, audience: audience satisfies Audience };
  const size = pictureSize(map, cellPx);
  if (!size.fits) {
    throw new Error(
      `At ${cellPx} pixels per square this map is too large for one picture. At most ${size.largestPixelsPerSquare} fit.`,
    );
  }
  const name = ['Mapwright', named?.siteName].filter(Boolean).join(' · ');
  const writing = kind === 'uvtt' ? await import('../file/uvtt') : null;
  const drawn =
    writing && kind === 'uvtt' && choices.audience === 'table' ? writing.tableMap(map) : map;
  const from = { ...source, map: drawn, look };
  const png = await pngAt(from, size, cellPx, named === null ? null : name);
  const sizeWords = `${size.width} × ${size.height} pixels`;
  if (kind === 'png' || writing === null) {
    download(png, fileName(map, 'png', look.audience));
    return `Exported as PNG: ${sizeWords}${named ? ', with our name in a corner' : ''}.`;
  }
  const { smooth } = look;
  const version = choices.kind === 'uvtt' ? choices.audience : audience;
  const imageBase64 = await base64Of(png);
  const table = writing.mapUvtt(map, {
    audience: version,
    smooth,
    pixelsPerGrid: cellPx,
    imageBase64,
  });
  const text = new Blob([JSON.stringify(table)], { type: 'application/json' });
  download(text, fileName(map, 'uvtt', version));
  return `Exported for virtual tabletops: ${sizeWords}.`;
}

/** Downloads a print, and returns the message to show. */
export async function makePrint(
  { map, workers }: FileSource,
  { what, choices, look, key, createdAt }: PrintAsked,
): Promise<string> {
  const call = { map, choices, look, createdAt };
  const answer = await workers.askPaper(
    what === 'pdf' ? { kind: what, ...call, key } : { kind: what, ...call },
  );
  if (answer.kind !== 'pdf' || answer.file === null) {
    throw new Error('This map has no rooms to print.');
  }
  const part = what === 'cutouts' ? 'rooms' : undefined;
  download(answer.file, fileName(map, 'pdf', look.audience, part));
  return `PDF ready. Print it at 100%${choices.overview ? ' and check the ruler on the first sheet' : ''}.`;
}

/** Draws the picture band by band, so that its size does not depend on the memory of the device. */
async function pngAt(
  { map, look, workers }: FileSource,
  size: { width: number; height: number },
  cellPx: number,
  name: string | null,
): Promise<Blob> {
  const choices = choicesAt(look, cellPx);
  const png = createPngStream(size.width, size.height);
  const bands = tileBands(map, cellPx);
  const ask = async (areas: readonly Squares[]) => {
    const answer = await workers.askPaper({ kind: 'tiles', map, choices, areas });
    if (answer.kind !== 'tiles') throw new Error('The picture could not be made.');
    return name === null ? answer.svgs : answer.svgs.map((svg) => withNameMark(svg, map, name));
  };
  // The worker draws the next band while the page turns this one into pixels.
  let asked = ask(bands[0] ?? []);
  for (const [at, areas] of bands.entries()) {
    const svgs = await asked;
    const next = bands[at + 1];
    if (next) {
      asked = ask(next);
      // If this band fails, nobody waits for the next one.
      asked.catch(() => {});
    }
    await png.add(await pixelsOf(svgs, areas, cellPx));
  }
  return png.end();
}

function choicesAt(look: MapLook, cellPx: number): MapSvgChoices {
  return {
    ...DEFAULT_SVG,
    style: look.style,
    audience: look.audience,
    grid: look.grid,
    smoothCaves: look.smooth,
    theme: drawnTheme(look),
    cellPx,
  };
}

async function svgAt({ map, look, workers }: FileSource, cellPx: number): Promise<string> {
  // A file may be long, if only it is drawn by the same hand as the rest.
  const choices: MapSvgChoices = { ...choicesAt(look, cellPx), hatching: 'strokes' };
  const answer = await workers.askPaper({ kind: 'svg', map, choices });
  if (answer.kind !== 'svg') throw new Error('The picture could not be made.');
  return answer.svg;
}
