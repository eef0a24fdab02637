import { type AppLoadContext, data, redirect } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guards.server';
import type { Person } from '~/account/person';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { generateMap } from './generate';
import {
  copyName,
  type KeptMap,
  keep,
  keptMap,
  keptName,
  MOST_MAPS,
  otherName,
  renamedJson,
} from './kept-map';
import { readRecipe } from './recipe-link';
import type { MapAnswer, SavedVersion } from './saved-map-answers';
import {
  addMap,
  bringBackMap,
  deleteMap,
  nameOfDeleted,
  openMap,
  renameMap,
  replaceMap,
  shareMap,
} from './saved-maps.server';

type Asked = { context: AppLoadContext; person: Person; form: FormData };

const NEEDS_PRO = 'Keeping maps needs Pro. Upgrade to Pro, and your map is still here.';
const TOO_MANY = `You have ${MOST_MAPS} maps, which is as many as one may keep. Delete one first.`;
const CHANGED = 'This map was changed somewhere else since you opened it.';

function answer(body: MapAnswer, status = 200) {
  return data(body, { status });
}

/** Does what a form asks with a person's maps: one named intent each. */
export async function answerMapForm(request: Request, context: AppLoadContext) {
  const person = await requireMember(context);
  const form = await readForm(request);
  const asked = { context, person, form };
  const intent = form.get('intent');
  switch (intent) {
    case 'delete':
      return remove(asked);
    case 'bring-back':
      return bringBack(asked);
    case 'unshare':
      return share(asked, null);
  }
  if (!person.pro) return answer({ problem: NEEDS_PRO, upgrade: true }, 402);
  switch (intent) {
    case 'save':
      return save(asked);
    case 'save-recipe':
      return saveRecipe(asked);
    case 'rename':
      return rename(asked);
    case 'duplicate':
      return duplicate(asked);
    case 'share-player':
      return share(asked, 'player');
    case 'share-gm':
      return share(asked, 'gm');
    default:
      return answer({ problem: 'This form asks for nothing that is known here.' }, 400);
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function fresh(context: AppLoadContext) {
  // Twelve letters and digits: nobody finds a map by trying codes.
  const code = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  return { id: crypto.randomUUID(), code, now: context.services.clock.now() };
}

async function save({ context, person, form }: Asked) {
  const read = keptMap(text(form, 'json'), text(form, 'look'));
  if (!read.ok) return answer({ problem: read.problem }, 400);
  const id = text(form, 'id');
  if (id === '') return addKept({ context, person, form }, read.kept);
  const { db, clock } = context.services;
  const version = Number(text(form, 'version'));
  if (text(form, 'aside') === '1') {
    const problem = await setAside({ context, person, form }, { id, version });
    if (problem) return answer({ problem }, 409);
  }
  const done = await replaceMap(db, person.userId, { id, version }, read.kept, clock.now());
  if (done) return answer({ saved: { id, version: version + 1, name: read.kept.name } });
  return conflict(context, person, id);
}

/** Keeps the version that is about to be written over as a map of its own; a sentence when it cannot be kept. */
async function setAside(
  { context, person }: Asked,
  target: { id: string; version: number },
): Promise<string | null> {
  const { db } = context.services;
  const theirs = await openMap(db, person.userId, target.id);
  // Another version by now: the save that follows tells of it.
  if (theirs?.version !== target.version) return null;
  const read = keptMap(renamedJson(theirs.json, otherName(theirs.name)), theirs.look);
  if (!read.ok) return read.problem;
  const done = await addMap(db, person.userId, read.kept, fresh(context));
  return done ? null : `${TOO_MANY} Nothing was changed: the other version needs a place too.`;
}

async function addKept({ context, person }: Asked, kept: KeptMap) {
  const born = fresh(context);
  const done = await addMap(context.services.db, person.userId, kept, born);
  if (!done) return answer({ problem: TOO_MANY }, 409);
  const { id, code } = born;
  return answer({ saved: { id, code, version: 1, name: kept.name } });
}

async function conflict(context: AppLoadContext, person: Person, id: string) {
  const theirs = await openMap(context.services.db, person.userId, id);
  if (theirs === null) return notFound();
  const { name, version, updatedAt, json, look, thumbnail } = theirs;
  const found: SavedVersion = { name, version, updatedAt, json, look, thumbnail };
  return answer({ problem: CHANGED, conflict: found }, 409);
}

/** Without scripts: the map of the recipe in the address, as the page showed it. */
async function saveRecipe({ context, person, form }: Asked) {
  const params = new URLSearchParams(text(form, 'recipe').slice(0, 4000));
  const read = keep(generateMap(readRecipe(params).recipe), String(params));
  if (!read.ok) return answer({ problem: read.problem }, 400);
  const born = fresh(context);
  const done = await addMap(context.services.db, person.userId, read.kept, born);
  return done ? redirect(paths.savedMap({ id: born.id }), 303) : answer({ problem: TOO_MANY }, 409);
}

async function rename({ context, person, form }: Asked) {
  const name = keptName(text(form, 'name'));
  if (name === '') return answer({ problem: 'A map needs a name.' }, 400);
  const { db, clock } = context.services;
  const id = text(form, 'id');
  const map = await openMap(db, person.userId, id);
  if (map === null) return notFound();
  const target = { id, version: Number(text(form, 'version')) };
  const named = { name, json: renamedJson(map.json, name) };
  const done = await renameMap(db, person.userId, target, named, clock.now());
  return done ? redirect(paths.savedMaps(), 303) : conflict(context, person, id);
}

async function duplicate({ context, person, form }: Asked) {
  const { db } = context.services;
  const map = await openMap(db, person.userId, text(form, 'id'));
  if (map === null) return notFound();
  const read = keptMap(renamedJson(map.json, copyName(map.name)), map.look);
  if (!read.ok) return answer({ problem: read.problem }, 400);
  const done = await addMap(db, person.userId, read.kept, fresh(context));
  return done ? redirect(paths.savedMaps(), 303) : answer({ problem: TOO_MANY }, 409);
}

async function share({ context, person, form }: Asked, shared: 'player' | 'gm' | null) {
  const done = await shareMap(context.services.db, person.userId, text(form, 'id'), shared);
  return done ? redirect(paths.savedMaps(), 303) : notFound();
}

async function remove({ context, person, form }: Asked) {
  const { db, clock } = context.services;
  const id = text(form, 'id');
  const done = await deleteMap(db, person.userId, id, clock.now());
  return done
    ? redirect(`${paths.savedMaps()}?deleted=${encodeURIComponent(id)}`, 303)
    : notFound();
}

async function bringBack({ context, person, form }: Asked) {
  const { db } = context.services;
  const id = text(form, 'id');
  if (await bringBackMap(db, person.userId, id)) return redirect(paths.savedMaps(), 303);
  const isThere = (await nameOfDeleted(db, person.userId, id)) !== null;
  return isThere ? answer({ problem: TOO_MANY }, 409) : notFound();
}
