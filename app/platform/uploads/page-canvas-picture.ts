/**
 * A canvas as an image file: WebP, or JPEG on white where the browser cannot write WebP; null where it can write
 * neither.
 */
export async function canvasPicture(
  canvas: HTMLCanvasElement,
  quality: number,
): Promise<Blob | null> {
  const webp = await blobOf(canvas, 'image/webp', quality);
  if (webp?.type === 'image/webp') return webp;
  const plain = canvas.getContext('2d');
  if (plain) {
    plain.globalCompositeOperation = 'destination-over';
    plain.fillStyle = '#fff';
    plain.fillRect(0, 0, canvas.width, canvas.height);
  }
  return blobOf(canvas, 'image/jpeg', quality);
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, type, quality));
}
