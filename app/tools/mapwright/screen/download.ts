/** Downloads a file in the browser. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Renders an SVG picture as PNG of exactly this size; throws an error with a sentence for the user if the device
 * cannot.
 */
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
    throw new Error(
      'This device cannot make such a large picture. Choose fewer pixels per square.',
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A file as base64, without the prefix of a data URL. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(new Error('The picture could not be read back.'));
    reader.readAsDataURL(file);
  });
}
