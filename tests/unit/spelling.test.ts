import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT, SOURCES, textsOf } from '../harness/read-texts';

/** British spellings, which the rules of the game and so our pages do not use. */
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

/** URLs and stored names keep their spelling, and so does a literal quotation. */
const KEPT = [
  '/licences',
  'licences-page.tsx',
  'favourite-monsters',
  'User cancelled OAuth flow.',
  // A label of statblocks from elsewhere.
  'armour class',
];

test('visible texts use the game’s spelling', () => {
  // Most files have none of these words anywhere: only the others are parsed.
  const words = SOURCES.filter((file) => readFileSync(file, 'utf8').search(BRITISH) >= 0).flatMap(
    (file) =>
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

test('dates are formatted in one module', () => {
  // The second module reads dates and times typed by an admin in a time zone.
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
