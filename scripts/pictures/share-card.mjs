import { readFileSync } from 'node:fs';
import { inProject } from '../setup/project.mjs';
import { glow, NIGHT, picture, place } from './ink.mjs';
import { farTower } from './scene-road.mjs';
import { wall } from './stone.mjs';

const [W, H] = [1200, 630];
/** The position of the drawing: center and radius. */
const DISC = [930, 300, 196];

/** The icon of a tool, from the icon sheet. */
function toolSymbol(id) {
  const sheet = readFileSync(inProject('app', 'site', 'frame', 'tool-icons.svg'), 'utf8');
  const found = new RegExp(`<symbol id="${id}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sheet);
  if (!found) throw new Error(`The icons have no drawing "${id}".`);
  return found[1];
}

function mark(doorColour = NIGHT.parchment, flameColour = NIGHT.amber) {
  const svg = readFileSync(inProject('public', 'favicon.svg'), 'utf8');
  const [doorway, flame] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  return `<path fill="${doorColour}" fill-rule="evenodd" d="${doorway}"/><path fill="${flameColour}" d="${flame}"/>`;
}

/** Breaks a text into lines of about this many characters. */
function lines(text, letters) {
  const out = [''];
  for (const word of text.split(' ')) {
    if (`${out.at(-1)} ${word}`.length > letters && out.at(-1) !== '') out.push('');
    out[out.length - 1] = `${out.at(-1)} ${word}`.trim();
  }
  return out;
}

function words(text, { x, y, size, letters, colour, weight = 400, family = 'Display, serif' }) {
  return lines(text, letters)
    .map((line, at) => {
      const escaped = line.replace(/&/g, '&amp;').replace(/</g, '&lt;');
      return `<text x="${x}" y="${y + at * size * 1.2}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped}</text>`;
    })
    .join('');
}

function ground(random, kind) {
  if (kind === 0) return farTower(random, { width: W, height: H, moonAt: DISC });
  const light = kind === 1 ? [930, 300] : [960, 420];
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    wall(random, {
      area: [0, -20, W, H + 60],
      course: kind === 1 ? 46 : 62,
      lights: [[...light, 330, 0.6]],
    }) +
    glow(...light, 480, NIGHT.ember, 0.5)
  );
}

/** The preview image of a shared link: name, one sentence, and a drawing. `tool` is null for the site as a whole. */
export function shareCard(random, { brand, tool, kind }) {
  const title = tool?.title ?? brand.name;
  const sentence = tool?.blurb ?? `${brand.tagline}.`;
  const size = title.length > 18 ? 68 : 84;
  const titleLines = lines(title, 15).length;
  const baseline = 292 - (titleLines - 1) * 40;
  const [x, y, radius] = DISC;
  // The moon is bright, so the drawing in front of it is dark.
  const stroke = kind === 0 ? '#3a1a0c' : NIGHT.honey;
  const drawing = tool
    ? place(
        x,
        y,
        12.5,
        `<g transform="translate(-12 -12)" fill="none" stroke="${stroke}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${toolSymbol(tool.id)}</g>`,
      )
    : place(x - 136, y - 140, 8.5, mark('#3a1a0c', '#c8691f'));
  const disc =
    kind === 0
      ? ''
      : `${glow(x, y, 260, NIGHT.amber, 0.4)}<circle cx="${x}" cy="${y}" r="${radius}" fill="#0c0706" opacity=".62"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${NIGHT.ember}" stroke-width="3"/>`;
  const scene =
    ground(random, kind) +
    `<linearGradient id="shade"><stop offset="0" stop-color="#0c0706" stop-opacity=".94"/><stop offset=".52" stop-color="#0c0706" stop-opacity=".72"/><stop offset=".8" stop-color="#0c0706" stop-opacity="0"/></linearGradient><rect width="${W}" height="${H}" fill="url(#shade)"/>` +
    disc +
    drawing +
    place(72, 64, 1.7, mark()) +
    words(brand.name, {
      x: 142,
      y: 106,
      size: 40,
      letters: 40,
      colour: NIGHT.parchment,
      weight: 700,
    }) +
    words(title, {
      x: 72,
      y: baseline,
      size,
      letters: 15,
      colour: NIGHT.flame,
      weight: 700,
    }) +
    words(sentence, {
      x: 74,
      y: baseline + (titleLines - 1) * size * 1.2 + 76,
      size: 36,
      letters: 36,
      colour: '#dcc7a2',
      family: 'Reading, sans-serif',
    }) +
    words('5E compatible', {
      x: 74,
      y: 574,
      size: 26,
      letters: 60,
      colour: NIGHT.amber,
      family: 'Reading, sans-serif',
    });
  return picture({ width: W, height: H, scene, vignette: 0.4, grain: 0.12 });
}
