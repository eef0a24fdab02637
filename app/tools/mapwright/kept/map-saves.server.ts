import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import {
  copyName,
  type KeptMap,
  keep,
  keptMap,
  keptName,
  otherName,
  renamedJson,
} from '~/maps/kept/kept-map';
import { audienceOf, mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { readRecipe } from '~/maps/map/recipe-link';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { newCode } from '~/platform/kept-shelf/shelf-shares.server';
import type { Born, Target } from '~/platform/kept-shelf/shelf-versions.server';
import type { Outcome } from '~/platform/kept-shelf/shelf-writes.server';
import { generateMap } from '../generate/generate';
import { type Asked, answer, refused, text } from './map-form-answers.server';
import { CHANGED, UNREADABLE } from './map-problems';
import type { SavedVersion } from './saved-map-answers';
import { drawSharedView } from './shared-view';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The identity of a new map: the id from the form, so that a form sent twice creates one map, or a new id. */
function born(context: AppLoadContext, asked = ''): Born {
  const id = ID.test(asked) ? asked : crypto.randomUUID();
  return { id, code: newCode(), now: context.services.clock.now() };
}

/** Saves the map of a form: as a new one, over the opened version, or over it while keeping that version as well. */
export async function save(asked: Asked) {
  const { context, person, form } = asked;
  const read = keptMap(text(form, 'json'), text(form, 'look'));
  if (!read.ok) return answer({ problem: read.problem }, 400);
  const id = text(form, 'id');
  if (id === '') return addKept(asked, read.kept);
  const target = { id, version: Number(text(form, 'version')) };
  return text(form, 'aside') === '1'
    ? saveBeside(asked, target, read.kept)
    : saveOver(context, person, target, read.kept);
}

/** Overwrites the opened version of a map. */
async function saveOver(context: AppLoadContext, person: Person, target: Target, kept: KeptMap) {
  const done = await mapShelf.replace(
    context.services,
    person.userId,
    target,
    onShelf(kept),
    drawn(context, kept),
  );
  return afterSaving(context, person, target, kept, done);
}

/** The same, but saves the overwritten version as a separate map. */
async function saveBeside({ context, person }: Asked, target: Target, kept: KeptMap) {
  const { services } = context;
  const theirs = await mapShelf.open(services, person.userId, target.id);
  if (theirs === null) return notFound();
  if (theirs.version !== target.version) return conflict(context, person, target.id, kept);
  if (theirs.text === null) return answer({ problem: UNREADABLE }, 503);
  const read = keptMap(renamedJson(theirs.text, otherName(theirs.name)), theirs.look);
  if (!read.ok) return answer({ problem: read.problem }, 409);
  const versions = { mine: onShelf(kept), theirs: onShelf(read.kept) };
  const { show } = drawn(context, kept);
  const made = { born: born(context), show };
  const done = await mapShelf.replaceAndKeepBoth(services, person.userId, target, versions, made);
  const more = ' Nothing was changed: the other version needs room too.';
  return afterSaving(context, person, target, kept, done, more);
}

/** How a shared map is drawn for others when it is saved. */
function drawn(context: AppLoadContext, { json, look }: KeptMap) {
  const show = (as: string) => drawSharedView(json, look, audienceOf(as));
  return { now: context.services.clock.now(), show };
}

function afterSaving(
  context: AppLoadContext,
  person: Person,
  { id, version }: Target,
  kept: KeptMap,
  done: Outcome,
  more?: string,
) {
  if (done.ok) return answer({ saved: { id, version: version + 1, name: kept.name } });
  if (done.reason === 'gone') return notFound();
  if (done.reason === 'changed') return conflict(context, person, id, kept);
  return refused(done.reason, done.reason === 'unavailable' ? '' : more);
}

/** Saves a new map; returns 'there' if the user already has a map with its id, and an answer if nothing was saved. */
async function put({ context, person }: Asked, kept: KeptMap, as: Born) {
  const done = await mapShelf.add(context.services, person.userId, onShelf(kept), as);
  if (done.ok) return 'done';
  if (done.reason === 'there') return 'there';
  if (done.reason === 'gone' || done.reason === 'changed') return 'gone';
  return refused(done.reason);
}

async function addKept(asked: Asked, kept: KeptMap) {
  const as = born(asked.context, text(asked.form, 'new'));
  const { id, code } = as;
  const done = await put(asked, kept, as);
  if (done === 'gone') return notFound();
  if (done === 'there') return savedBefore(asked, id, kept);
  return done === 'done' ? answer({ saved: { id, code, version: 1, name: kept.name } }) : done;
}

/**
 * The answer to a first save whose map exists already because the first response was lost. Overwrites it with later
 * changes, but not if it was saved again since, and not if this form was delayed behind the next one.
 */
async function savedBefore({ context, person, form }: Asked, id: string, kept: KeptMap) {
  const there = await mapShelf.open(context.services, person.userId, id);
  if (there === null) return notFound();
  const { version, name, code, look } = there;
  if (there.text === kept.json && look === kept.look) {
    return answer({ saved: { id, version, name, code } });
  }
  if (version !== 1 || text(form, 'again') !== '1') return conflict(context, person, id, kept);
  const over = await saveOver(context, person, { id, version }, kept);
  const { saved } = over.data;
  return saved ? answer({ saved: { ...saved, code } }) : over;
}

/** The currently saved version, to compare with the user's own; no conflict if it is identical to the sent one. */
async function conflict(context: AppLoadContext, person: Person, id: string, kept: KeptMap) {
  const theirs = await mapShelf.open(context.services, person.userId, id);
  if (theirs === null) return notFound();
  if (theirs.text === kept.json && theirs.look === kept.look) {
    // Saved by the previous form, whose response was lost.
    return answer({ saved: { id, version: theirs.version, name: theirs.name } });
  }
  const { name, version, updatedAt, text: json, look, thumbnail } = theirs;
  if (json === null) return answer({ problem: UNREADABLE }, 503);
  const found: SavedVersion = { name, version, updatedAt, json, look, thumbnail };
  return answer({ problem: CHANGED, conflict: found }, 409);
}

/** Without scripts: saves the map of the recipe in the URL, as the page showed it. */
export async function saveRecipe(asked: Asked) {
  const params = new URLSearchParams(text(asked.form, 'recipe').slice(0, 4000));
  const read = keep(generateMap(readRecipe(params).recipe), String(params));
  if (!read.ok) return answer({ problem: read.problem }, 400);
  let as = born(asked.context, text(asked.form, 'new'));
  let done = await put(asked, read.kept, as);
  if (done === 'gone') {
    // The page still has the id of a map that was deleted since: save it as a new one.
    as = born(asked.context);
    done = await put(asked, read.kept, as);
  }
  return typeof done === 'string' ? redirect(paths.savedMap({ id: as.id }), 303) : done;
}

/** Renames a saved map, including its JSON. */
export async function rename({ context, person, form }: Asked) {
  const name = keptName(text(form, 'name'));
  if (name === '') return answer({ problem: 'A map needs a name.' }, 400);
  const id = text(form, 'id');
  const map = await mapShelf.open(context.services, person.userId, id);
  if (map === null) return notFound();
  if (map.text === null) return answer({ problem: UNREADABLE }, 503);
  const { look, width, height, rooms, thumbnail } = map;
  const kept = { name, json: renamedJson(map.text, name), look, width, height, rooms, thumbnail };
  const target = { id, version: Number(text(form, 'version')) };
  const answered = await saveOver(context, person, target, kept);
  return answered.data.saved ? redirect(paths.savedMaps(), 303) : answered;
}

/** Saves a copy of a saved map. */
export async function duplicate(asked: Asked) {
  const { context, person, form } = asked;
  const map = await mapShelf.open(context.services, person.userId, text(form, 'id'));
  if (map === null) return notFound();
  if (map.text === null) return answer({ problem: UNREADABLE }, 503);
  const read = keptMap(renamedJson(map.text, copyName(map.name)), map.look);
  if (!read.ok) return answer({ problem: read.problem }, 400);
  const done = await put(asked, read.kept, born(context));
  return typeof done === 'string' ? redirect(paths.savedMaps(), 303) : done;
}
