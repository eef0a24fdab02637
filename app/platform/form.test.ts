import { expect, it } from 'vitest';
import { readForm } from './form';

function sent(body: string, type: string): Request {
  const headers = { 'Content-Type': type };
  return new Request('https://delvewright.example/contact', { method: 'POST', body, headers });
}

it('reads a form', async () => {
  const form = await readForm(sent('name=Mira&name=Bo', 'application/x-www-form-urlencoded'));
  expect(form.getAll('name')).toEqual(['Mira', 'Bo']);
});

it('reads what is no form, or a broken one, as an empty form', async () => {
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x']) {
    expect([...(await readForm(sent('{"name":"Mira"}', type)))]).toEqual([]);
  }
});
