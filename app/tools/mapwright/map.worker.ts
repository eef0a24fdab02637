import { generateMap } from './generate';
import type { Answered, MapAnswer, MapCall, Numbered } from './map-worker-calls';
import { regenerate } from './regenerate';
import { roomKey } from './room-key';

function answerTo(call: MapCall): MapAnswer {
  switch (call.kind) {
    case 'generate':
      return { kind: 'map', map: generateMap(call.recipe) };
    case 'regenerate':
      return { kind: 'map', map: regenerate(call.map, call.recipe, call.locked) };
    case 'key':
      return { kind: 'key', entries: roomKey(call.map, call.seed) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Numbered<MapCall>>) => {
  let body: Answered<MapAnswer>;
  try {
    body = { ok: true, answer: answerTo(data.body) };
  } catch (error) {
    body = { ok: false, problem: String(error) };
  }
  self.postMessage({ number: data.number, body });
});
