import { useState } from 'react';
import { DEFAULT_SVG, type MapSvgChoices } from '../draw/map-svg';
import { withNameMark } from '../draw/name-mark';
import { pictureSize } from '../draw/picture-size';
import { fileName } from '../file/file-name';
import { mapToJson } from '../file/map-json';
import { restoreMap } from '../file/restore-map';
import type { RoomEntry } from '../key/room-key';
import type { PrintLook } from '../print/print-pdf';
import type { PrintChoices } from '../print/print-plan';
import { base64Of, download, pngOf } from './download';
import type { ScreenAccess } from './screen-access';
import type { Mapwright } from './use-mapwright';
import { type FileAsked, usePermit } from './use-permit';

export type FileNote = {
  tone: 'good' | 'warning' | 'problem';
  text: string;
  upgrade?: boolean;
  signIn?: boolean;
};

export type PictureChoices = { kind: 'png' | 'uvtt'; cellPx: number };

const LONGEST_FILE = 4_000_000;

/** Makes the files of a map and takes them in again; what asks for Pro asks the server first, and keeps the map. */
export function useFiles(
  { editor, look, workers, dispatch }: Mapwright,
  access: ScreenAccess,
  siteName: string,
) {
  const [note, setNote] = useState<FileNote | null>(null);
  const [busy, setBusy] = useState('');
  const askPermit = usePermit(access);
  const map = editor?.map ?? null;

  async function svgAt(cellPx: number): Promise<string> {
    if (map === null || workers.current === null) throw new Error('There is no map yet.');
    const choices: MapSvgChoices = {
      ...DEFAULT_SVG,
      style: look.style,
      audience: look.audience,
      grid: look.grid,
      smoothCaves: look.smooth,
      theme: look.theme,
      cellPx,
    };
    const answer = await workers.current.askPaper({ kind: 'svg', map, choices });
    if (answer.kind !== 'svg') throw new Error('No picture came back.');
    return answer.svg;
  }

  /** Runs one piece of work at a time and tells how it went. */
  async function work(
    name: string,
    asked: FileAsked | null,
    make: (isNamed: boolean) => Promise<FileNote>,
  ): Promise<void> {
    if (busy !== '') return;
    setBusy(name);
    setNote(null);
    try {
      const permit = asked ? await askPermit(asked) : { ok: true as const, named: false };
      if (permit.ok) setNote(await make(permit.named));
      else {
        const { problem, upgrade, signIn } = permit;
        setNote({ tone: 'warning', text: problem, upgrade, signIn });
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'The file could not be made.';
      setNote({ tone: 'problem', text: reason });
    }
    setBusy('');
  }

  return {
    note,
    busy,
    say: setNote,
    json: () =>
      work('json', null, async () => {
        if (map === null) throw new Error('There is no map yet.');
        download(new Blob([mapToJson(map)], { type: 'application/json' }), fileName(map, 'json'));
        return { tone: 'good', text: 'The map was saved as JSON. Open it here again at any time.' };
      }),
    svg: () =>
      work('svg', null, async () => {
        const svg = await svgAt(70);
        download(new Blob([svg], { type: 'image/svg+xml' }), fileName(map, 'svg', look.audience));
        return { tone: 'good', text: 'The SVG picture was made: 70 pixels a square.' };
      }),
    picture: ({ kind, cellPx }: PictureChoices) =>
      work(kind, kind === 'png' ? { file: kind, cellPx } : { file: kind }, async (isNamed) => {
        if (map === null) throw new Error('There is no map yet.');
        const size = pictureSize(map, cellPx);
        if (!size.fits) {
          throw new Error(
            `At ${cellPx} pixels a square this map is too large for one picture. Up to ${size.largestPixelsPerSquare} fit.`,
          );
        }
        const plain = await svgAt(cellPx);
        const name = ['Mapwright', siteName].filter(Boolean).join(' · ');
        const png = await pngOf(isNamed ? withNameMark(plain, map, name) : plain, size);
        const sizeWords = `${size.width} × ${size.height} pixels`;
        if (kind === 'png') {
          download(png, fileName(map, 'png', look.audience));
          const named = isNamed ? ', with our name in a corner' : '';
          return { tone: 'good', text: `The picture was made: ${sizeWords}${named}.` };
        }
        const { mapUvtt } = await import('../file/uvtt');
        const { audience, smooth } = look;
        const imageBase64 = await base64Of(png);
        const table = mapUvtt(map, { audience, smooth, pixelsPerGrid: cellPx, imageBase64 });
        download(
          new Blob([JSON.stringify(table)], { type: 'application/json' }),
          fileName(map, 'uvtt', audience),
        );
        return { tone: 'good', text: `The file for virtual tables was made: ${sizeWords}.` };
      }),
    print: (
      what: 'pdf' | 'cutouts',
      choices: PrintChoices,
      printLook: PrintLook,
      key: readonly RoomEntry[],
    ) =>
      work(what, { file: what }, async () => {
        if (map === null || workers.current === null) throw new Error('There is no map yet.');
        const call = {
          map,
          choices,
          look: printLook,
          createdAt: Date.parse(new Date().toISOString()),
        };
        const answer = await workers.current.askPaper(
          what === 'pdf' ? { kind: what, ...call, key } : { kind: what, ...call },
        );
        if (answer.kind !== 'pdf' || answer.file === null) {
          throw new Error('This map has no rooms to cut out.');
        }
        const part = what === 'cutouts' ? 'rooms' : undefined;
        download(answer.file, fileName(map, 'pdf', printLook.audience, part));
        return {
          tone: 'good',
          text: 'The PDF was made. Print it at 100 %, and measure the ruler on the first sheet.',
        };
      }),
    async open(file: File): Promise<void> {
      if (file.size > LONGEST_FILE) {
        return setNote({ tone: 'problem', text: 'This file is too large to be a map.' });
      }
      // A file that lies with a storage service cannot be read without a line.
      const text = await file.text().catch(() => null);
      if (text === null) {
        return setNote({
          tone: 'problem',
          text: 'This file could not be read. Your drawing stays here.',
        });
      }
      const restored = restoreMap(text);
      if (!restored.ok) return setNote({ tone: 'problem', text: restored.problem });
      dispatch({ type: 'replace', map: restored.map, label: 'File opened' });
      const { repairs } = restored;
      setNote(
        repairs.length === 0
          ? { tone: 'good', text: `“${restored.map.name}” was opened.` }
          : { tone: 'warning', text: `Opened, and put right: ${repairs.join(' ')}` },
      );
    },
  };
}

export type Files = ReturnType<typeof useFiles>;
