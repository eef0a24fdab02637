import { canvasPicture } from '~/platform/uploads/page-canvas-picture';
import type { Crop } from './crop';

/** The maximum side of a portrait in pixels, sufficient for print. */
const MOST_SIDE = 512;
const QUALITY = 0.86;

/** Decodes a file as a picture in the right orientation; null when the browser cannot decode it. */
export function openPicture(file: File): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

/** Draws a square of a picture to fill a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  const { x, y, side } = crop;
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** Re-encodes a square of a picture as a new file: at most 512 pixels a side, without camera metadata. */
export async function takePicture(picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(MOST_SIDE, Math.round(crop.side)));
  canvas.height = canvas.width;
  drawCrop(canvas, picture, crop);
  const made = await canvasPicture(canvas, QUALITY);
  return made && new File([made], 'portrait', { type: made.type });
}
