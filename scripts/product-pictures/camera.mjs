import { chromium } from 'playwright';
import { ensureChromium } from '../setup/chromium.mjs';
import { refuse } from '../setup/say.mjs';

/** A game night, so that dates on pictures stay as they are. */
const EVENING = new Date('2026-10-30T19:00:00Z');
const QUALITY = 0.8;
const SETTLE_MS = 500;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** The same dice on every picture; runs in the page. */
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
 * A browser that takes pictures of the running product at `origin`, the same ones every time: clock, dice and motion stand
 * still. `pose(page)` brings a page to what is to be seen, `frame(page)` names the part that is kept, `as` who is signed in.
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
    /** A picture of pixels as a small file, with its size; `most` is its greatest height as a part of its width. */
    develop: (png, { quality = QUALITY, most = Infinity } = {}) =>
      asWebp(darkroom, png, quality, most),
    darkroom,
    close: () => browser.close(),
  };
}

/** What a browser holds once a person of the sign-in stand-in has come in. */
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

/** The browser's own encoder makes WebP of a canvas. */
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
    // Endless is no number on its way into the page.
    [
      `data:image/png;base64,${png.toString('base64')}`,
      quality,
      Number.isFinite(most) ? most : null,
    ],
  );
  return { bytes: Buffer.from(text, 'base64'), width, height };
}
