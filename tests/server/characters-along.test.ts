import { afterAll, beforeAll, expect, it } from 'vitest';
import { character } from '~/characters/record/character';
import { beyondFile } from '../harness/foreign-characters';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
let admin: Visitor;

beforeAll(async () => {
  here = await openWorkerHere();
  admin = new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
  await admin.signIn(PEOPLE.admin, '/about');
});
afterAll(() => here?.close());

const IMPORT = '/lab/character/import';

function send(fields: Record<string, string>): Promise<Response> {
  return admin.ask(IMPORT, { method: 'POST', body: String(new URLSearchParams(fields)) });
}

/** The value of a hidden field as the browser would send it. */
function hidden(html: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

it('a D&D Beyond file is previewed before import, and can be exported in every format', async () => {
  const broken = await send({ text: '{"name": }' });
  expect(broken.status).toBe(400);
  expect(wordsOf(await broken.text())).toContain('broken in line 1, at character 10');

  const read = await (await send({ text: JSON.stringify(beyondFile()) })).text();
  expect(wordsOf(read)).toContain('Nothing is saved yet.');
  const id = hidden(read, 'id');
  const kept = await send({ intent: 'keep', id, whole: hidden(read, 'whole') });
  expect([kept.status, await kept.text()]).toEqual([303, '']);
  const address = new URL(kept.headers.get('Location') ?? '', admin.origin).pathname;
  expect(address).toBe(`/lab/character/${id}`);

  const own = await admin.ask(`${address}/as/json`);
  expect(own.headers.get('content-disposition')).toContain('tordek-b-stone-b.json');
  const file = await own.json<Record<string, unknown>>();
  expect(file).toMatchObject({ race: 'dwarf', sheet: { class: 'Fighter 4', hp: { max: 44 } } });
  const { sheet: _, ...record } = file;
  expect(character.parse(record).name).toBe('Tordek <b>Stone</b>');
  const actor = await (await admin.ask(`${address}/as/foundry`)).json();
  expect(actor).toMatchObject({ type: 'character', system: { attributes: { hp: { max: 44 } } } });
  expect(await (await admin.ask(`${address}/as/text`)).text()).toContain('ATTACKS');
  expect((await admin.ask(`${address}/as/markdown`)).headers.get('content-type')).toContain(
    'text/markdown',
  );
  const pdf = await admin.ask(`${address}/as/pdf?paper=letter`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(pdf.headers.get('content-disposition')).toContain('tordek-b-stone-b.pdf');
  const sheet = new TextDecoder('latin1').decode(await pdf.arrayBuffer());
  expect(sheet).toMatch(/^%PDF-1\.4[\s\S]*\/MediaBox \[0 0 612 792\][\s\S]*\/AcroForm/);
  expect((await admin.ask(`${address}/as/docx`)).status).toBe(404);
});
