import type { Answered, Numbered } from '~/platform/open-line';
import { drawPieces } from './editor/map-pieces';
import { mapSvg } from './output/map-svg';
import { planCutouts, printCutouts } from './output/print-cutouts';
import { planMap, printMap } from './output/print-pdf';
import type { PaperAnswer, PaperCall } from './paper-worker-calls';

async function answerTo(call: PaperCall): Promise<PaperAnswer> {
  switch (call.kind) {
    case 'pieces':
      return { kind: 'pieces', drawn: drawPieces(call.map, call.look, call.sight) };
    case 'pdf': {
      const { map, choices, look, createdAt, key } = call;
      const plan = planMap(map, look.audience, choices);
      return { kind: 'pdf', bytes: await printMap(map, plan, look, { createdAt }, key) };
    }
    case 'cutouts': {
      const { map, choices, look, createdAt } = call;
      const plan = planCutouts(map, look, choices);
      return { kind: 'pdf', bytes: await printCutouts(map, plan, look, { createdAt }) };
    }
    case 'svg':
      return { kind: 'svg', svg: mapSvg(call.map, call.choices) };
  }
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
