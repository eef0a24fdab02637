import { expect, it } from 'vitest';
import { idOfForm, readForm } from './form';

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

it('a form that is sent twice has one id, and another press of the page that one went back to another', () => {
  const id = '0b0a5f0e-1c52-4b0e-9a57-0d1f2a3b4c5d';
  const of = (fields: Record<string, string>) => idOfForm(Object.entries({ id, ...fields }));
  const hit = { does: 'damage', amount: '5' };
  expect(of(hit)).toBe(of(hit));
  expect(of(hit)).toMatch(/^0b0a5f0e-1c52-4b0e-9a57-0d1f[0-9a-f]{8}$/);
  expect(new Set([of(hit), of({ ...hit, amount: '6' }), of({ ...hit, does: 'heal' })]).size).toBe(
    3,
  );
  expect(idOfForm([['id', 'form-0001']])).toBe('form-0001');
});
