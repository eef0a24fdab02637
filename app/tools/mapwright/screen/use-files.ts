import { useState } from 'react';
import { isLineLost } from '~/ui/line-lost';
import { restoreLate } from '../file/late-restore';
import type { RoomEntry } from '../key/room-key';
import type { PrintLook } from '../print/print-pdf';
import type { PrintChoices } from '../print/print-plan';
import type { FileSource, PictureChoices } from './make-files';
import type { ScreenAccess } from './screen-access';
import type { Mapwright } from './use-mapwright';
import { type FileAsked, usePermit } from './use-permit';

export type FileNote = {
  tone: 'good' | 'warning' | 'problem';
  text: string;
  upgrade?: boolean;
  signIn?: boolean;
};

const LONGEST_FILE = 4_000_000;

const NOT_FETCHED =
  'Part of this page could not load, so no file was made. Your drawing is still here: try again when you are back online.';

/** Loaded when first needed, or in advance. */
export function fetchFileMaking() {
  return import('./make-files');
}

type FileMaking = Awaited<ReturnType<typeof fetchFileMaking>>;

/** Exports and imports maps. What needs Pro asks the server for permission first, and the map stays unchanged. */
export function useFiles(
  { editor, look, workers, dispatch }: Mapwright,
  access: ScreenAccess,
  siteName: string,
) {
  const [note, setNote] = useState<FileNote | null>(null);
  const [busy, setBusy] = useState('');
  const askPermit = usePermit(access);
  const map = editor?.map ?? null;

  /** Runs one task at a time and reports its result; returns true if the file was made. */
  async function work(
    name: string,
    asked: FileAsked | null,
    make: (making: FileMaking, source: FileSource, isNamed: boolean) => string | Promise<string>,
  ): Promise<boolean> {
    if (busy !== '') return false;
    setBusy(name);
    setNote(null);
    let isMade = false;
    try {
      const permit = asked ? await askPermit(asked) : { ok: true as const, named: false };
      if (permit.ok) {
        const making = await fetchFileMaking();
        if (map === null || workers.current === null) throw new Error('There is no map yet.');
        const text = await make(making, { map, look, workers: workers.current }, permit.named);
        setNote({ tone: 'good', text });
        isMade = true;
      } else {
        const { problem, upgrade, signIn } = permit;
        setNote({ tone: 'warning', text: problem, upgrade, signIn });
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'The file could not be made.';
      setNote({ tone: 'problem', text: isLineLost(error) ? NOT_FETCHED : reason });
    }
    setBusy('');
    return isMade;
  }

  return {
    note,
    busy,
    say: setNote,
    json: () => work('json', null, ({ makeJson }, { map }) => makeJson(map)),
    svg: () => work('svg', null, ({ makeSvg }, source) => makeSvg(source)),
    picture: (choices: PictureChoices) => {
      const { kind, cellPx } = choices;
      const asked = kind === 'png' ? { file: kind, cellPx } : { file: kind };
      return work(kind, asked, ({ makePicture }, source, isNamed) =>
        makePicture(source, choices, isNamed ? { siteName } : null),
      );
    },
    print: (
      what: 'pdf' | 'cutouts',
      choices: PrintChoices,
      look: PrintLook,
      key: readonly RoomEntry[],
    ) =>
      work(what, { file: what }, ({ makePrint }, source) =>
        makePrint(source, { what, choices, look, key, createdAt: Date.now() }),
      ),
    async open(file: File): Promise<void> {
      if (file.size > LONGEST_FILE) {
        return setNote({ tone: 'problem', text: 'This file is too large to be a map.' });
      }
      // A file from a cloud storage provider cannot be read offline.
      const text = await file.text().catch(() => null);
      if (text === null) {
        return setNote({
          tone: 'problem',
          text: 'This file could not be read. Your drawing is still here.',
        });
      }
      const restored = await restoreLate(text);
      if (!restored.ok) return setNote({ tone: 'problem', text: restored.problem });
      dispatch({ type: 'replace', map: restored.map, label: 'File opened', isOther: true });
      const { repairs } = restored;
      setNote(
        repairs.length === 0
          ? { tone: 'good', text: `“${restored.map.name}” was opened.` }
          : { tone: 'warning', text: `Opened, with corrections: ${repairs.join(' ')}` },
      );
    },
  };
}

export type Files = ReturnType<typeof useFiles>;
