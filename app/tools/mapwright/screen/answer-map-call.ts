import { nameOfRecipe } from '~/maps/map/map-name';
import { generateMap } from '../generate/generate';
import { regenerate } from '../generate/regenerate';
import { roomKey } from '../key/room-key';
import type { MapAnswer, MapCall } from './map-worker-calls';

/** Answers a call to the generator: in its Web Worker, or in the page itself if that cannot be loaded. */
export function answerMapCall(call: MapCall): MapAnswer {
  switch (call.kind) {
    case 'generate':
      return { kind: 'map', map: generateMap(call.recipe) };
    case 'regenerate':
      return { kind: 'map', map: regenerate(call.map, call.recipe, call.locked) };
    case 'key':
      return { kind: 'key', entries: roomKey(call.map, call.seed) };
    case 'name':
      return { kind: 'name', name: nameOfRecipe(call.recipe) };
  }
}
