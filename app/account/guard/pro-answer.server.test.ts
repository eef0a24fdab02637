import { expect, it } from 'vitest';
import { answerPro, answerProJson, answerProPlainly } from './pro-answer.server';

function formOf(...fields: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

it('gives a form back what was typed, but for files and what is too long to send twice', () => {
  const form = formOf(
    ['intent', 'rename'],
    ['name', 'The Sunken “Keep”'],
    ['__proto__', 'odd'],
    ['json', 'x'.repeat(4001)],
    ['portrait', new Blob(['x'])],
  );
  const { data, init } = answerPro({ what: 'Saving maps', stays: 'your map', form });
  expect(init?.status).toBe(402);
  expect(data.problem).toBe('Saving maps needs Pro. Upgrade to Pro, and your map is still here.');
  expect(data.upgrade).toBe(true);
  expect(Object.entries(data.typed)).toEqual([
    ['intent', 'rename'],
    ['name', 'The Sunken “Keep”'],
    ['__proto__', 'odd'],
  ]);
  const many = Array.from({ length: 100 }, (_, at): [string, string] => [`f${at}`, 'x']);
  expect(Object.keys(answerPro({ form: formOf(...many) }).data.typed)).toHaveLength(60);
});

it('says the same to a program, and to whoever asked by an address', async () => {
  const sentence = 'This needs Pro. Upgrade to Pro, and what you typed is still here.';
  const json = answerProJson({ form: formOf(['file', 'pdf']) }, { permit: 'refused' });
  expect(json.status).toBe(402);
  expect(json.headers.get('Cache-Control')).toBe('no-store');
  expect(await json.json()).toEqual({
    problem: sentence,
    error: sentence,
    upgrade: true,
    typed: { file: 'pdf' },
    permit: 'refused',
  });
  const plain = answerProPlainly();
  expect([plain.status, await plain.text()]).toEqual([402, sentence]);
});
