import { type DeviceStorage, textHere } from './page-device-shelf';

/** A character on this device as the JSON of a file, checking only its outline; the account checks the rest. */
export function wholeHere(storage: DeviceStorage | null, id: string): string | null {
  const found = textHere(storage, id);
  if (found === null) return null;
  try {
    const { v, whole, play } = Object(JSON.parse(found.text));
    if (v !== 1) return null;
    return JSON.stringify({ ...Object(JSON.parse(whole)), play: JSON.parse(play) });
  } catch {
    return null;
  }
}
