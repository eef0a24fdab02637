import { characterFileName } from '~/characters/exchange/file-name';
import { characterFile } from '~/characters/exchange/write-file';
import { toldOf } from '~/characters/kept/told';
import { newSeed } from '~/platform/new-seed';
import { keepHere, madeHere, noRoomWords, readHere } from './device-characters';
import { charactersHere, FULL, MOST_HERE, textHere } from './page-device-shelf';
import { deviceStorage } from './page-device-storage';

export { MakeHere } from './make-here';
export { PlayHere } from './play-here';

/** Makes the character that a form asks for, on this device; or says why not. */
export function beginHere(form: FormData): { id: string } | { problem: string } {
  const made = madeHere(form, newSeed);
  if ('problem' in made) return made;
  // Another tab may have made one meanwhile.
  if (charactersHere(deviceStorage()).length >= MOST_HERE) return { problem: FULL };
  const id = crypto.randomUUID();
  const one = { id, version: 1, playSeq: 0, character: made.character, done: [] };
  const why = keepHere(deviceStorage(), one, Date.now());
  return why === null ? { id } : { problem: noRoomWords(why) };
}

/** Whether the text of a character on this device is intact. */
export function isReadHere(id: string): boolean {
  return readHere(deviceStorage(), id) !== 'unread';
}

/** A character on this device as a file of the lab; as it is written where it cannot be read. */
export function fileHere(id: string): { name: string; text: string } | null {
  const found = readHere(deviceStorage(), id);
  if (found === null) return null;
  if (found === 'unread') {
    const text = textHere(deviceStorage(), id)?.text;
    return text === undefined ? null : { name: 'character.txt', text };
  }
  const name = characterFileName(found.character.name, 'json');
  return { name, text: characterFile(toldOf(found.character)) };
}
