import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT, SOURCES, textsOf } from '../harness/read-texts';

/** What the rules of the game, and so all our pages, spell otherwise. */
const BRITISH = new RegExp(
  `\\b(${[
    '(colour|armour|favour|honour|behaviour|neighbour|harbour|flavour|parlour|vapour|rumour|humour|odour)\\w*',
    '(centre|theatre|metre|spectre|sceptre|sabre|fibre)s?',
    '(grey|licence|defence|offence|pretence|draught|artefact|mould|plough|cheque|jewellery|sceptic)\\w*',
    '(cancelled|cancelling|labelled|labelling|modelled|levelled|fuelled|signalled|travell\\w+)',
    '(recognis|organis|realis|stabilis|minimis|maximis|customis|normalis|summaris|specialis|randomis|apologis|analys)(e|ed|es|ing)',
    'whilst|learnt|towards|afterwards|storeys?|ageing|skilful|manoeuvre\\w*',
  ].join('|')})\\b`,
  'gi',
);

/** Addresses and names of stored things keep their spelling, and so does a sentence that is quoted to the letter. */
const KEPT = [
  '/licences',
  'licences',
  'site/licences-page.tsx',
  'favourite-monsters',
  'User cancelled OAuth flow.',
  // As some statblocks from elsewhere label it.
  'armour class',
];

test('what people read is spelled as the game spells it', () => {
  const words = SOURCES.flatMap((file) =>
    textsOf(file)
      .filter((text) => !KEPT.includes(text))
      .flatMap((text) =>
        [...text.matchAll(BRITISH)].map(([word]) => `${relative(ROOT, file)}: ${word}`),
      ),
  );
  const posts = filesBelow('content', /\.md$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(BRITISH)].map(
      ([word]) => `${relative(ROOT, file)}: ${word}`,
    ),
  );
  expect([...words, ...posts]).toEqual([]);
});

test('dates are written in one place', () => {
  // What an admin types as a date and time is read by the clocks of a time zone in the other one.
  const known = /(ui\/day-words|admin\/frame\/moment-in)\.ts$/;
  const others = SOURCES.filter(
    (file) =>
      !known.test(file) &&
      /DateTimeFormat|toLocale(Date|Time)String|dateStyle|'January'/.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(others.map((file) => relative(ROOT, file))).toEqual([]);
});
