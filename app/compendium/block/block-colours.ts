import type { HexColor, Ink } from '~/paper/png-writer';
import type { Tone } from './block-rows';

/** The light parchment colour of the site's statblocks. */
export const LEAF: HexColor = '#fffbf2';

export const TONES: Readonly<Record<Tone, HexColor>> = {
  ink: '#2a1f17',
  ember: '#9a4210',
  soft: '#5b4a3a',
};

/** The colours of a picture by pixel value. */
export const PICTURE_INKS: readonly Ink[] = [
  { color: TONES.ember, ground: LEAF },
  { color: TONES.ink, ground: LEAF },
  { color: TONES.soft, ground: LEAF },
  { color: '#cd9f81', ground: LEAF },
];
export const INK_NUMBERS: Readonly<Record<Tone | 'frame', number>> = {
  ember: 0,
  ink: 1,
  soft: 2,
  frame: 3,
};
