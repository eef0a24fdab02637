import { dropHere, type ListedHere, textHere, writeHere } from './page-device-shelf';
import { deviceStorage } from './page-device-storage';

/** A character that was deleted from this device just now, with its text, so that this can be undone. */
export type DeletedHere = ListedHere & { text: string };

/** Deletes a character from this device. */
export function deleteHere(one: ListedHere): DeletedHere | null {
  const storage = deviceStorage();
  const found = textHere(storage, one.id);
  if (found === null) return null;
  dropHere(storage, one.id);
  return { ...one, text: found.text };
}

/** Writes a deleted character on this device again; false when there is no room for it. */
export function putBackHere(gone: DeletedHere): boolean {
  return writeHere(deviceStorage(), gone);
}
