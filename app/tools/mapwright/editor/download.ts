import type { DungeonMap } from '../grid';
import type { Audience } from '../output/squares';

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const VERSIONS: Readonly<Record<Audience, string>> = { gm: 'game-master', player: 'players' };

/** The map's name as the name of a file; a file of one version says whose it is, so that none is handed to the wrong table. */
export function fileName(
  map: Pick<DungeonMap, 'name'> | null,
  ending: string,
  audience?: Audience,
  part?: string,
): string {
  const plain = (map?.name ?? '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  const words = [plain || 'map', part, audience && VERSIONS[audience]];
  return `${words.filter(Boolean).join('-')}.${ending}`;
}

/** Paints an SVG picture as PNG of exactly this size; throws a sentence when the device cannot. */
export async function pngOf(svg: string, size: { width: number; height: number }): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.decoding = 'async';
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(size.width, size.height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('No canvas.');
    pen.drawImage(image, 0, 0, size.width, size.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } catch {
    throw new Error('This device cannot paint so large a picture. Choose fewer pixels a square.');
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The bytes of a file in base64, without what a data address says before them. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(new Error('The picture could not be read back.'));
    reader.readAsDataURL(file);
  });
}
