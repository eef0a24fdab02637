import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
/**
 * The characters that our own texts, the SRD and most names need; any other character is shown in the device's own
 * font.
 */
const LETTERS = `${ASCII}\u00a0©·×–—‘’“”•…−½¼¾éèêëáàâäãåæçíìîïñóòôöõøúùûüœ†`;
/** Characters that occur in no heading or statblock. */
const UNSHOWN = /[{}|^~\\<>@_[\]`=#©•]/g;
const SMALL = 'abcdefghijklmnopqrstuvwxyz';

const WEIGHTS = { wght: { min: 400, max: 700 } };

/**
 * The site's web fonts, from packages under the Open Font License, with the characters to keep: 45 kB together at most.
 */
export const FACES = [
  {
    name: 'display',
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
    letters: LETTERS.replace(UNSHOWN, ''),
    options: { variationAxes: WEIGHTS, keepFeatures: ['kern', 'lnum'] },
  },
  {
    name: 'italic',
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2',
    letters: ` ,.:()’-${SMALL}${SMALL.toUpperCase()}`,
    options: { variationAxes: { wght: 430 }, keepFeatures: [] },
  },
  {
    name: 'reading',
    from: '@fontsource-variable/asap/files/asap-latin-wght-normal.woff2',
    letters: LETTERS,
    options: { variationAxes: WEIGHTS, keepFeatures: ['kern', 'lnum', 'tnum'] },
  },
  {
    name: 'capitals',
    from: '@fontsource/alegreya-sc/files/alegreya-sc-latin-500-normal.woff2',
    // Its capitals come from the display font.
    letters: SMALL,
    options: { keepFeatures: ['kern'] },
  },
];

/** Characters of names, kinds and numbers; accented ones are for the owner's own creatures. */
const PICTURE_LETTERS = `${ASCII}${LETTERS}ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßðýþÿ`;

/** The fonts for pictures drawn on the server: whole outlines, never sent to a browser. */
export const PICTURE_FACES = [
  {
    name: 'picture-capitals',
    from: '@fontsource/alegreya-sc/files/alegreya-sc-latin-500-normal.woff2',
    options: {},
  },
  {
    name: 'picture-serif',
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
    options: { variationAxes: { wght: 700 } },
  },
  {
    name: 'picture-italic',
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2',
    options: { variationAxes: { wght: 430 } },
  },
];

/** One of these fonts as a TrueType file. */
export function pictureFace({ from, options }) {
  const whole = readFileSync(require.resolve(from));
  const asked = { targetFormat: 'truetype', noHinting: true, keepFeatures: ['lnum'], ...options };
  return subsetFont(whole, PICTURE_LETTERS, asked);
}

/** One font with the characters that the product uses, as the file that browsers load. */
export function subsetOf({ from, letters, options }) {
  const whole = readFileSync(require.resolve(from));
  return subsetFont(whole, letters, { targetFormat: 'woff2', noHinting: true, ...options });
}

/** Writes the fonts into a folder before the build, where style sheets refer to them as `~fonts/display.woff2`. */
export function ownFonts(folder) {
  return {
    name: 'own-fonts',
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      for (const face of FACES) {
        writeFileSync(new URL(`${face.name}.woff2`, folder), await subsetOf(face));
      }
      for (const face of PICTURE_FACES) {
        writeFileSync(new URL(`${face.name}.ttf`, folder), await pictureFace(face));
      }
    },
  };
}
