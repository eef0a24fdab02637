import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenPlace } from './json-place';

it.each([
  ['{"a": }', 1, 7],
  ['{"a": 1,\n "b" 2}', 2, 6],
  ['{"a": [1, 2,]}', 1, 13],
  ['{"a": 1,}', 1, 9],
  ['{"a": 1', 1, 8],
  ['{"a": 1}\n}', 2, 1],
  ['{"a": "x\ny"}', 1, 7],
  ['{a: 1}', 1, 2],
  ['[1]]', 1, 4],
])('says where %j stops being JSON', (text, line, letter) => {
  expect(brokenPlace(text)).toEqual({ line, letter });
});

it('agrees with the engine on what is JSON', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', ']', '1', ':'),
      (json, cut, sign) => {
        const place = cut % (json.length + 1);
        const text = json.slice(0, place) + sign + json.slice(place + (cut % 2));
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(brokenPlace(text) === null).toBe(isJson);
      },
    ),
  );
});
