import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startApp } from '../tests/harness/app.mjs';
import { openCamera } from './product-pictures/camera.mjs';
import { MANAGEMENT_POSES } from './product-pictures/management-poses.mjs';
import { takeSheet } from './product-pictures/sheet.mjs';
import { noteSizes } from './product-pictures/sizes.mjs';
import { TOOL_POSES } from './product-pictures/tool-poses.mjs';
import { TOUR_POSES } from './product-pictures/tour-poses.mjs';
import { inProject } from './setup/project.mjs';
import { runCommand, say } from './setup/say.mjs';

const MOST_BYTES = 120_000;
const THEMES = ['light', 'dark'];

/** Every picture to save: its file name below public/pictures, and how it is taken. */
const PICTURES = [
  ...TOOL_POSES.flatMap((pose) =>
    THEMES.map((colorScheme) => {
      return { ...pose, colorScheme, file: `product/${pose.name}-${colorScheme}` };
    }),
  ),
  ...[...TOUR_POSES, ...MANAGEMENT_POSES].map((pose) => ({ ...pose, file: `tour/${pose.name}` })),
];

/**
 * Takes the pictures of the product for its pages and the README from the running product: all, or those whose names
 * begin with the arguments. `--sheet FILE.webp /address …` instead makes one picture of the addresses at two sizes in
 * both themes.
 */
await runCommand(async () => {
  const words = process.argv.slice(2);
  const app = await startApp();
  const camera = await openCamera(app.origin);
  try {
    if (words[0] === '--sheet') await takeSheet(camera, words.slice(1));
    else await takeAll(camera, words);
  } finally {
    await camera.close();
    await app.stop();
  }
});

async function takeAll(camera, only) {
  const sizes = new Map();
  for (const picture of PICTURES) {
    const { file } = picture;
    if (only.length > 0 && !only.some((part) => file.startsWith(part))) continue;
    const { bytes, width, height } = await camera.develop(await camera.shoot(picture), picture);
    const path = inProject('public', 'pictures', `${file}.webp`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    if (file.startsWith('product/')) sizes.set(picture.name, { width, height });
    const note = bytes.length > MOST_BYTES ? ', too large' : '';
    say(`${file}.webp: ${Math.round(bytes.length / 1000)} kB, ${width}×${height}${note}`);
  }
  noteSizes(sizes);
}
