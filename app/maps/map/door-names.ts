import type { DoorKind } from './grid';

/** The names of the doors. */
export const DOOR_NAMES: Readonly<Record<DoorKind, string>> = {
  archway: 'Archway',
  door: 'Door',
  locked: 'Locked door',
  trapped: 'Trapped door',
  secret: 'Secret door',
  portcullis: 'Portcullis',
};
