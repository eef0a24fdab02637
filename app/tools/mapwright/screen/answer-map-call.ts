import { nameOfRecipe } from '~/maps/map/map-name';
import { generateMap } from '../generate/generate';
import type { MapAnswer, MapCall } from './map-worker-calls';

/** What the first map does without. */
export function laterMapParts() {
  return {
    regenerate: () => import('../generate/regenerate'),
    key: () => import('../key/room-key'),
  };
}

/** Answers a call to the generator: in its Web Worker, or in the page itself if that cannot be loaded. */
export async function answerMapCall(call: MapCall): Promise<MapAnswer> {
  switch (call.kind) {
    case 'generate':
      return { kind: 'map', map: generateMap(call.recipe) };
    case 'regenerate': {
      const { regenerate } = await laterMapParts().regenerate();
      return { kind: 'map', map: regenerate(call.map, call.recipe, call.locked) };
    }
    case 'key': {
      const { roomKey } = await laterMapParts().key();
      return { kind: 'key', entries: roomKey(call.map, call.seed) };
    }
    case 'name':
      return { kind: 'name', name: nameOfRecipe(call.recipe) };
  }
}
