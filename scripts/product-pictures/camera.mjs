import { chromium } from 'playwright';
import { ensureChromium } from '../setup/chromium.mjs';
import { refuse } from '../setup/say.mjs';

/** A fixed date, so that dates in the pictures don't change. */
const EVENING = new Date('2026-10-30T19:00:00Z');
const QUALITY = 0.8;
const SETTLE_MS = 500;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Makes the dice the same in every picture; runs in the page. */
function loadDice() {
  let state = 20;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 4_294_967_296;
  crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at += 1) array[at] = next();
    return array;
  };
}

/**
 * Opens a browser that takes reproducible pictures of the product running at `origin`: clock, dice and motion are
 * fixed. `pose(page)` prepares a page, `frame(page)` selects the part to keep, `as` is the persona to sign in.
 */
export async function openCamera(origin) {
  const executablePath = await ensureChromium();
  if (!executablePath) refuse('Taking pictures needs a Chromium: name one in CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const darkroom = await browser.newPage();
  const people = new Map();

  async function stateOf(persona) {
    if (persona === undefined) return undefined;
    if (!people.has(persona)) people.set(persona, await signedIn(browser, origin, persona));
    return people.get(persona);
  }

  async function shoot({ device, colorScheme, pose, frame, as }) {
    const context = await browser.newContext({
      ...device,
      colorScheme,
      baseURL: origin,
      reducedMotion: 'reduce',
      storageState: await stateOf(as),
    });
    try {
      const page = await context.newPage();
      await page.clock.setFixedTime(EVENING);
      await page.addInitScript(loadDice);
      await pose(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(SETTLE_MS);
      return await (frame?.(page) ?? page).screenshot({ animations: 'disabled' });
    } finally {
      await context.close();
    }
  }

  return {
    shoot,
    /** A screenshot as a small WebP file, with its size; `most` is the greatest height as a part of the width. */
    develop: (png, { quality = QUALITY, most = Infinity } = {}) =>
      asWebp(darkroom, png, quality, most),
    darkroom,
    close: () => browser.close(),
  };
}

/** The browser storage after a persona of the sign-in stand-in has signed in. */
async function signedIn(browser, origin, persona) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByText(persona).first().click();
  await page.waitForURL((url) => url.href.startsWith(origin) && !url.pathname.startsWith('/auth'));
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Uses the browser's own encoder to make WebP from a canvas. */
async function asWebp(page, png, quality, most) {
  const { text, width, height } = await page.evaluate(
    async ([source, wanted, part]) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const { width } = bitmap;
      const height = Math.min(bitmap.height, Math.round(width * (part ?? bitmap.height)));
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: wanted });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      return { text: btoa(binary), width, height };
    },
    // Infinity cannot be passed into the page.
    [
      `data:image/png;base64,${png.toString('base64')}`,
      quality,
      Number.isFinite(most) ? most : null,
    ],
  );
  return { bytes: Buffer.from(text, 'base64'), width, height };
}
