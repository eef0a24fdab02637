import { mapSvg } from '~/maps/draw/map-svg';
import { mapTilesSvg } from '~/maps/draw/map-tiles';
import type { Answered, Numbered } from '~/platform/open-line';
import { fetchAhead } from './fetch-ahead';
import { drawPieces } from './map-pieces';
import type { PaperAnswer, PaperCall } from './paper-worker-calls';

/** What the picture on the screen does without. */
function laterPaperParts() {
  return {
    pdf: () => import('../print/print-pdf'),
    cutouts: () => import('../print/print-cutouts'),
    letters: () => import('./print-letters.worker'),
  };
}

async function answerTo(call: PaperCall): Promise<PaperAnswer> {
  switch (call.kind) {
    case 'pieces':
      return { kind: 'pieces', drawn: drawPieces(call.map, call.look, call.sight) };
    case 'pdf': {
      const { planMap, printMap } = await laterPaperParts().pdf();
      const { lettersFor } = await laterPaperParts().letters();
      const { map, choices, look, createdAt, key } = call;
      const plan = planMap(map, look.audience, choices);
      const letters = await lettersFor(map);
      return {
        kind: 'pdf',
        file: await pdfOf(printMap(map, plan, look, { createdAt }, key, letters)),
      };
    }
    case 'cutouts': {
      const { planCutouts, printCutouts } = await laterPaperParts().cutouts();
      const { lettersFor } = await laterPaperParts().letters();
      const { map, choices, look, createdAt } = call;
      const plan = planCutouts(map, look, choices);
      const file = printCutouts(map, plan, look, { createdAt }, await lettersFor(map));
      return { kind: 'pdf', file: file && (await pdfOf(file)) };
    }
    case 'svg':
      return { kind: 'svg', svg: mapSvg(call.map, call.choices) };
    case 'tiles':
      return { kind: 'tiles', svgs: mapTilesSvg(call.map, call.choices, call.areas) };
  }
}

/** Lets the browser keep the written pages outside the script's memory, page by page. */
function pdfOf(pages: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  return new Response(pages, { headers: { 'Content-Type': 'application/pdf' } }).blob();
}

self.addEventListener('message', async ({ data }: MessageEvent<Numbered<PaperCall>>) => {
  let body: Answered<PaperAnswer>;
  try {
    body = { ok: true, answer: await answerTo(data.body) };
  } catch (error) {
    body = { ok: false, problem: String(error) };
  }
  self.postMessage({ number: data.number, body });
});

fetchAhead(laterPaperParts());
