import type { Plugin } from 'vite';

/** A face of the house and what of it is sent: see fonts-plugin.mjs. */
export type Face = { name: string; from: string; letters: string; options: object };

export const FACES: readonly Face[];
export const PICTURE_FACES: readonly Omit<Face, 'letters'>[];
export function pictureFace(face: Omit<Face, 'letters'>): Promise<Buffer>;
export function subsetOf(face: Face): Promise<Buffer>;
export function ownFonts(folder: URL): Plugin;
