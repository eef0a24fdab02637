import { type MutableRefObject, useEffect, useRef, useState } from 'react';
import { type Line, openLine } from '~/platform/open-line';
import type { MapAnswer, MapCall } from './map-worker-calls';
import type { PaperAnswer, PaperCall } from './paper-worker-calls';

export type MapWorkers = {
  askMap: Line<MapCall, MapAnswer>['ask'];
  askPaper: Line<PaperCall, PaperAnswer>['ask'];
};

export type WorkerFacts = {
  workers: MutableRefObject<MapWorkers | null>;
  /** What does not work, or not as well, because a worker could not be loaded; '' if all is well. */
  broken: string;
};

const NO_MAP_WORKER =
  'Part of this page could not load: the page freezes for a moment while it draws a new map.';
const NO_PAPER_WORKER =
  'Part of this page could not load: no PDF can be made. All else works; reload the page for the PDF.';
const NO_PDF = 'The PDF could not be made: part of this page could not load. Reload the page.';

/**
 * The two Web Workers of the page: one generates maps and writes keys, one draws and makes files. Both are loaded
 * immediately, so that they work offline. If the first one fails to load, its work is done in the page.
 */
export function useWorkers(): WorkerFacts {
  const workers = useRef<MapWorkers | null>(null);
  const [broken, setBroken] = useState({ map: false, paper: false });
  useEffect(() => {
    const map = openLine<MapCall, MapAnswer>(
      new Worker(new URL('./map.worker.ts', import.meta.url), { type: 'module' }),
      () => setBroken((old) => ({ ...old, map: true })),
    );
    const paper = openLine<PaperCall, PaperAnswer>(
      new Worker(new URL('./paper.worker.ts', import.meta.url), { type: 'module' }),
      () => setBroken((old) => ({ ...old, paper: true })),
    );
    workers.current = {
      askMap: (call) => map.ask(call).catch((problem) => askHere(call, map, problem)),
      askPaper: (call) => paper.ask(call).catch((problem) => drawHere(call, paper, problem)),
    };
    return () => {
      workers.current = null;
      map.end();
      paper.end();
    };
  }, []);
  const sentences = [broken.map && NO_MAP_WORKER, broken.paper && NO_PAPER_WORKER];
  return { workers, broken: sentences.filter(Boolean).join(' ') };
}

/** Does the same work in the page if the worker cannot be loaded; other errors are rethrown. */
async function askHere(
  call: MapCall,
  line: Line<MapCall, MapAnswer>,
  problem: unknown,
): Promise<MapAnswer> {
  if (!line.isBroken()) throw problem;
  const { answerMapCall } = await import('./answer-map-call');
  return answerMapCall(call);
}

async function drawHere(
  call: PaperCall,
  line: Line<PaperCall, PaperAnswer>,
  problem: unknown,
): Promise<PaperAnswer> {
  if (!line.isBroken()) throw problem;
  if (call.kind === 'tiles') {
    const { mapTilesSvg } = await import('~/maps/draw/map-tiles');
    return { kind: 'tiles', svgs: mapTilesSvg(call.map, call.choices, call.areas) };
  }
  if (call.kind !== 'svg') throw new Error(NO_PDF);
  const { mapSvg } = await import('~/maps/draw/map-svg');
  return { kind: 'svg', svg: mapSvg(call.map, call.choices) };
}
