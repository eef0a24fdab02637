import { beforeAll, describe, expect, it } from 'vitest';
import { mapToJson } from '~/maps/file/map-json';
import { presetRecipe } from '~/maps/map/presets';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { PEOPLE, Visitor } from '../harness/visitor';

type Saved = { id: string; version: number; name: string; code?: string };
type Answer = { status: number; saved?: Saved; conflict?: { name: string; version: number } };

const map = generateMap({ ...presetRecipe('bandit-cellars'), seed: 'first-save' });
const json = mapToJson({ ...map, name: 'First save' });
const later = mapToJson({ ...map, name: 'Drawn on' });

async function keep(visitor: Visitor, fields: Record<string, string>): Promise<Answer> {
  const body = String(new URLSearchParams({ intent: 'save', json, look: '', ...fields }));
  const answer = await visitor.ask('/mapwright/keep', { method: 'POST', body });
  const isJson = answer.headers.get('Content-Type')?.includes('json');
  return { status: answer.status, ...(isJson ? await answer.json() : {}) };
}

async function namesOf(visitor: Visitor, id: string): Promise<number> {
  const html = await (await visitor.ask('/mapwright/maps')).text();
  return html.split(`/mapwright/maps/${id}"`).length - 1;
}

describe('a map’s first save that is sent more than once', () => {
  const owner = new Visitor();
  const other = new Visitor();
  const fresh = () => crypto.randomUUID();

  beforeAll(async () => {
    await owner.signIn(PEOPLE.paying);
    await other.signIn(PEOPLE.gifted);
  });

  it('creates one map with the id chosen by the page, also for concurrent requests', async () => {
    const id = fresh();
    const answers = await Promise.all([1, 2, 3].map(() => keep(owner, { new: id, again: '1' })));
    for (const { status, saved } of answers) {
      expect(status).toBe(200);
      expect(saved).toMatchObject({ id, version: 1, name: 'First save' });
      expect(saved?.code).toBe(answers[0]?.saved?.code);
    }
    expect(await namesOf(owner, id)).toBeGreaterThan(0);
    expect(await keep(owner, { new: id })).toMatchObject({ status: 200, saved: { version: 1 } });
  });

  it('includes what was drawn since the response was lost', async () => {
    const id = fresh();
    const { saved } = await keep(owner, { new: id });
    const again = await keep(owner, { new: id, again: '1', json: later });
    expect(again.saved).toMatchObject({ id, version: 2, name: 'Drawn on', code: saved?.code });
    const file = await owner.ask(`/mapwright/maps/${id}/map.json`);
    expect(await file.json()).toMatchObject({ name: 'Drawn on' });
  });

  it('never overwrites a later save: a late request gets a conflict with both versions', async () => {
    const id = fresh();
    await keep(owner, { new: id, json: later });
    // Of two requests the first arrives last.
    const late = await keep(owner, { new: id });
    expect(late).toMatchObject({ status: 409, conflict: { name: 'Drawn on', version: 1 } });
    await keep(owner, { id, version: '1', json: mapToJson({ ...map, name: 'Second version' }) });
    const stale = await keep(owner, { new: id, again: '1' });
    expect(stale).toMatchObject({ status: 409, conflict: { name: 'Second version', version: 2 } });
  });

  it('treats the id of another user or of a deleted map like a missing one', async () => {
    const id = fresh();
    await keep(owner, { new: id });
    expect(await keep(other, { new: id, again: '1' })).toEqual({ status: 404 });
    expect(await namesOf(other, id)).toBe(0);
    const body = String(new URLSearchParams({ intent: 'delete', id }));
    await owner.ask('/mapwright/maps', { method: 'POST', body });
    expect(await keep(owner, { new: id, again: '1' })).toEqual({ status: 404 });
  });

  it('gets an id from the server when the page sends no valid one', async () => {
    for (const odd of ['', 'x', '../maps', '1'.repeat(400), 'NOT-a-uuid']) {
      const { saved } = await keep(owner, { new: odd });
      expect(saved?.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
  });

  it('creates one map without scripts too, and another after that one was deleted', async () => {
    const html = await (await owner.ask('/mapwright?seed=plain-first')).text();
    const form = /<form[^>]*action="\/mapwright\/maps"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    const id = /name="new"[^>]*value="([0-9a-f-]{36})"/.exec(form)?.[1] ?? '';
    expect(id).not.toBe('');
    const recipe = /name="recipe"[^>]*value="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&');
    const fields = { intent: 'save-recipe', recipe: recipe ?? '', new: id };
    const body = String(new URLSearchParams(fields));
    const press = async () =>
      (await owner.ask('/mapwright/maps', { method: 'POST', body })).headers.get('Location');
    expect(await press()).toBe(`/mapwright/maps/${id}`);
    expect(await press()).toBe(`/mapwright/maps/${id}`);
    const gone = String(new URLSearchParams({ intent: 'delete', id }));
    await owner.ask('/mapwright/maps', { method: 'POST', body: gone });
    const next = await press();
    expect(next).toMatch(/^\/mapwright\/maps\/[0-9a-f-]{36}$/);
    expect(next).not.toContain(id);
  });
});
