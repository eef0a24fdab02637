import { drawPieces } from './editor/map-pieces';
import type { Answered, Numbered } from './map-worker-calls';
import { mapSvg } from './output/map-svg';
import { planCutouts, printCutouts } from './output/print-cutouts';
import { planMap, printMap } from './output/print-pdf';
import type { PaperAnswer, PaperCall } from './paper-worker-calls';
import { roomKey } from './room-key';

async function answerTo(call: PaperCall): Promise<PaperAnswer> {
  switch (call.kind) {
    case 'pieces':
      return { kind: 'pieces', drawn: drawPieces(call.map, call.look, call.sight) };
    case 'pdf': {
      const { map, choices, look, createdAt, keySeed } = call;
      const plan = planMap(map, look.audience, choices);
      const key = keySeed === null ? [] : roomKey(map, keySeed);
      return { kind: 'pdf', bytes: await printMap(map, plan, look, { createdAt }, key) };
    }
    case 'cutouts': {
      const { map, choices, look, createdAt } = call;
      const plan = planCutouts(map, look, choices);
      return { kind: 'pdf', bytes: await printCutouts(map, plan, look, { createdAt }) };
    }
    case 'svg':
      return { kind: 'svg', svg: mapSvg(call.map, call.choices) };
    case 'key':
      return { kind: 'key', entries: roomKey(call.map, call.seed) };
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
