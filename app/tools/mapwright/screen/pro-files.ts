/** A PNG of at most this many pixels per square is free for everybody, with our name in a corner. */
export const NAMED_PX = 70;

/** What Pro includes, shown before anything is chosen. */
export const PRO_FILES = `PDF, virtual tabletop files and larger pictures are part of Pro; a PNG of up to ${NAMED_PX} pixels per square is free, with our name in a corner.`;

/** Returns whether everybody can export a file of this kind: all others that ask for a permit need Pro. */
export function isFreeFile(file: string, pixelsPerSquare: number): boolean {
  return file === 'png' && pixelsPerSquare >= 1 && pixelsPerSquare <= NAMED_PX;
}
