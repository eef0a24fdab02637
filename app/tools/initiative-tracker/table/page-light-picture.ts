import { canvasPicture } from '~/platform/uploads/page-canvas-picture';

const MOST_SIDE = 1600;
const MOST_BYTES = 400_000;
const QUALITIES = [0.85, 0.7, 0.55];
/** Scale factor for the next try when lower quality is not enough. */
const SMALLER = 0.75;
const TRIES = 4;

/** Redraws a picture to at most 1600 pixels a side and 400 kB; one within these limits is returned unchanged. */
export async function lightPicture(chosen: File): Promise<File> {
  const drawn = await createImageBitmap(chosen, { imageOrientation: 'from-image' });
  const longest = Math.max(drawn.width, drawn.height);
  let scale = Math.min(1, MOST_SIDE / longest);
  if (scale === 1 && chosen.size <= MOST_BYTES) return chosen;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(drawn.width * scale));
    canvas.height = Math.max(1, Math.round(drawn.height * scale));
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const made = await canvasPicture(canvas, quality);
      if (made !== null && made.size <= MOST_BYTES) {
        const name = made.type === 'image/webp' ? 'picture.webp' : 'picture.jpg';
        return new File([made], name, { type: made.type });
      }
    }
    scale *= SMALLER;
  }
  return chosen;
}
