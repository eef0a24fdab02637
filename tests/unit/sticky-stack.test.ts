import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from '../harness/read-texts';

/** The fight's screens have three layers of their own, whose heights depend on each other. */
const OWN_LAYERS = /^app\/tools\/initiative-tracker\//;

/** The declarations of all style sheets that a pattern matches, with their files. */
function declarations(pattern: RegExp): string[] {
  return filesBelow('app', /\.css$/).flatMap((file) => {
    const path = relative(ROOT, file);
    if (OWN_LAYERS.test(path) || path === 'app/ui/base.css') return [];
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...css.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`);
  });
}

it('the room for sticky layers is said once, as --stack-top and --stack-bottom', () => {
  expect(declarations(/scroll-padding(?!-inline)[\w-]*:[^;]*/g)).toEqual([]);
  // A part may keep a small distance, but not the height of a layer.
  expect(
    declarations(/scroll-margin(?!-inline)[\w-]*:[^;]*\b(?:[4-9]|\d\d+)(?:\.\d+)?rem/g),
  ).toEqual([]);
});

it('what stays below the header takes its place from the height of the header', () => {
  const sticky = declarations(/position: sticky;[^{}]*/g);
  expect(sticky.length).toBeGreaterThan(10);
  const literal = /[^-](?:top|inset-block-start): [\d.]*[1-9][\d.]*rem/;
  expect(sticky.filter((rule) => literal.test(rule))).toEqual([]);
});
