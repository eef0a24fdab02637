import { expect, test } from 'vitest';
import {
  assetsIn,
  hereFor,
  isAsset,
  isKeptPicture,
  keptPicturesIn,
  shellFor,
  workersIn,
} from './kept-pages';

test('a kept page is found with and without a slash at its end', () => {
  expect(shellFor('/cheat-sheet/')).toBe('/cheat-sheet');
  expect(shellFor('/cheat-sheet', '?edition=2024&q=cover')).toBe('/cheat-sheet?edition=2024');
  expect(shellFor('/cheat-sheet', '?edition=2014')).toBe('/cheat-sheet?edition=2014');
  expect(shellFor('/cheat-sheet', '?edition=1974')).toBe('/cheat-sheet');
  expect(shellFor('/try/mapwright', '?seed=x')).toBe('/try/mapwright');
  expect(shellFor('/')).toBe('/');
});

test('the files that a page names are found once each, without what follows their name', () => {
  const html = `<link href="/assets/a-1.css"><use href="/assets/icons-2.svg#die"/><use href="/assets/icons-2.svg#star"/>
    <script>import("/assets/root-3.js")</script><img src="/pictures/x.jpg">`;
  expect(assetsIn(html)).toEqual(['/assets/a-1.css', '/assets/icons-2.svg', '/assets/root-3.js']);
});

test('what a page needs beyond the files that it names is found too', () => {
  const html =
    '<img src="/try/mapwright/places/old-keep"><img src="/try/mapwright/places/old-keep">';
  expect(keptPicturesIn(html)).toEqual(['/try/mapwright/places/old-keep']);
  expect(isKeptPicture('/try/mapwright/places/old-keep')).toBe(true);
  expect(isKeptPicture('/try/mapwright')).toBe(false);
  const scene = '/pictures/scenes/beacon-960.webp?v=1a2b3c4d';
  const shown = `<img src="${scene}"><img src="/pictures/story/road-480.webp">`;
  expect(keptPicturesIn(shown)).toEqual([scene]);
  expect(isKeptPicture('/pictures/scenes/beacon-960.webp')).toBe(true);
  expect(isKeptPicture('/pictures/story/road-480.webp')).toBe(false);
  const script = 'new Worker(new URL("/assets/map.worker-Bpq_TD-Y.js",import.meta.url))';
  expect(workersIn(script)).toEqual(['/assets/map.worker-Bpq_TD-Y.js']);
  expect(workersIn('import"/assets/service-worker-page-x.js"')).toEqual([]);
});

test('data, records and pages are no files of the build', () => {
  for (const path of [
    '/monsters/goblin',
    '/_root.data',
    '/__manifest',
    '/settings',
    '/assetsx/a',
  ]) {
    expect(isAsset(path), path).toBe(false);
  }
});

test('a page of somebody’s fights opens as the device has it, and no other page of the tracker does', () => {
  const id = 'UoA4-5MwUbUlKEUusS75MQ';
  const here = '/try/initiative-tracker/here';
  expect(hereFor('/initiative-tracker')).toBe(here);
  expect(hereFor('/initiative-tracker/', '?removed=x')).toBe(here);
  expect(hereFor(`/initiative-tracker/${id}`)).toBe(`${here}?fight=${id}`);
  expect(hereFor(`/initiative-tracker/${id}/`, '?chosen=a%26b&done=x')).toBe(
    `${here}?fight=${id}&chosen=a%26b`,
  );
  for (const path of [
    '/initiative-tracker/new',
    `/initiative-tracker/${id}/log`,
    '/initiative-tracker.data',
    '/try/initiative-tracker',
    `/x/initiative-tracker/${id}`,
    '/settings',
  ]) {
    expect(hereFor(path), path).toBeNull();
  }
  expect(shellFor(here, `?fight=${id}`)).toBe(here);
});

test('a page of somebody’s characters opens as the device has it, with the part that was open', () => {
  const id = '6f1f7a52-5a0e-4c52-9f35-0d9a3a3f7d11';
  const here = '/try/character-lab/here';
  expect(hereFor('/lab/character')).toBe(here);
  expect(hereFor(`/lab/character/${id}`)).toBe(`${here}?character=${id}`);
  expect(hereFor(`/lab/character/${id}`, '?part=spells')).toBe(
    `${here}?character=${id}&part=spells`,
  );
  for (const path of [
    '/lab/character/import',
    `/lab/character/${id}/make`,
    `/lab/character/${id}/print`,
    `/lab/character/${id}.data`,
    `/character/${id}`,
  ]) {
    expect(hereFor(path), path).toBeNull();
  }
  expect(shellFor(here, `?character=${id}`)).toBe(here);
});
