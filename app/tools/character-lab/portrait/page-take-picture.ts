import { canvasPicture } from '~/platform/uploads/page-canvas-picture';
import type { Crop } from './crop';

/** As large as a portrait is ever shown, on paper too. In pixels. */
const MOST_SIDE = 512;
const QUALITY = 0.86;

/** A chosen file as a picture that can be drawn, the right way up; null where this browser reads none in it. */
export function openPicture(file: File): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

/** Draws a square of a picture so that it fills a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  const { x, y, side } = crop;
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** A square of a picture as a file of its own, drawn anew: at most 512 pixels a side, without anything that a camera wrote. */
export async function takePicture(picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(MOST_SIDE, Math.round(crop.side)));
  canvas.height = canvas.width;
  drawCrop(canvas, picture, crop);
  const made = await canvasPicture(canvas, QUALITY);
  return made && new File([made], 'portrait', { type: made.type });
}
