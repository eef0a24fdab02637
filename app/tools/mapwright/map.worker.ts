import type { MapLook } from './editor/map-look';
import { drawPieces, type Sight } from './editor/map-pieces';
import { generateMap } from './generate';
import type { DungeonMap } from './grid';
import type { Answered, MapAnswer, MapCall, Numbered } from './map-worker-calls';
import { regenerate } from './regenerate';

function answerTo(call: MapCall): MapAnswer {
  switch (call.kind) {
    case 'generate':
      return withPicture(generateMap(call.recipe), call);
    case 'regenerate':
      return withPicture(regenerate(call.map, call.recipe, call.locked), call);
  }
}

function withPicture(
  map: DungeonMap,
  { look, sight }: { look: MapLook; sight: Sight | null },
): MapAnswer {
  return { kind: 'map', map, drawn: sight && drawPieces(map, look, sight) };
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
