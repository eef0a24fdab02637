import { beacon } from './scene-beacon.mjs';
import { bricked } from './scene-bricked.mjs';
import { delve } from './scene-delve.mjs';
import { dieAtRest } from './scene-die.mjs';
import { door } from './scene-door.mjs';
import { dragon } from './scene-dragon.mjs';
import { forge } from './scene-forge.mjs';
import { hall } from './scene-hall.mjs';
import { morning, notebook } from './scene-kitchen.mjs';
import { mapHalfRolled, mapOnTable } from './scene-maps.mjs';
import { portcullis } from './scene-portcullis.mjs';
import { road } from './scene-road.mjs';
import { tavern } from './scene-tavern.mjs';

/** Every scene by the name of its picture. Each is drawn at 1200 x 800 from its own seed and the product's maps. */
export const SCENES = {
  'hero/delve': { draw: delve, widths: [480, 800, 1200] },
  'hero/map': { draw: mapOnTable, widths: [480, 800, 1200] },
  'story/notebook': { draw: notebook, widths: [480, 960] },
  'story/map': { draw: mapHalfRolled, widths: [480, 960] },
  'story/tavern': { draw: tavern, widths: [480, 960] },
  'story/road': { draw: road, widths: [480, 960] },
  'story/door': { draw: door, widths: [480, 960] },
  'story/hall': { draw: hall, widths: [480, 960] },
  'story/die': { draw: dieAtRest, widths: [480, 960] },
  'story/dragon': { draw: dragon, widths: [480, 960] },
  'story/morning': { draw: morning, widths: [480, 960] },
  // Decorative pictures beside complete texts: one file each, so that a device can cache it for offline use.
  'scenes/bricked': { draw: bricked, widths: [960], formats: ['webp'] },
  'scenes/beacon': { draw: beacon, widths: [960], formats: ['webp'] },
  'scenes/portcullis': { draw: portcullis, widths: [960], formats: ['webp'] },
  'scenes/forge': { draw: forge, widths: [960], formats: ['webp'] },
};
