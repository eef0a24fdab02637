import { redirect } from '@remix-run/cloudflare';
import { encounterPaths } from '~/encounter-paths';
import type { Encounter } from '~/encounters/encounter';
import { checkEncounter } from '~/encounters/kept/encounter-text';
import { encounterTroubleWords } from '~/encounters/kept/encounter-words';
import {
  addEncounter,
  type OpenedEncounter,
  openEncounter,
  replaceBeside,
  replaceEncounter,
} from '~/encounters/kept/encounters.server';
import type { Services } from '~/platform/services.server';
import { type Ask, askSearch, readAsk } from '../address/ask';
import { knownOf } from '../builder.server';
import { fightRows } from '../fight-rows';
import { playersOf } from '../heroes.server';
import { placeIn } from '../kept/place-in';
import { encounterOf } from './encounter-of';

/** The result for the page when nothing was saved, or after an autosave. */
export type KeepAnswer = {
  problem?: string;
  /** The typed values, to show them again. */
  typed?: { name: string };
  /** Another version was saved in the meantime. */
  conflict?: true;
  kept?: { version: number };
};

/**
 * Saves the fight in the URL: as a new encounter, or over the version that was opened. `intent` decides about a
 * version saved in the meantime: write nothing (`keep`), overwrite it (`keep-over`), or keep both (`keep-both`).
 */
export async function keepFight(
  services: Services,
  userId: string,
  url: URL,
  form: FormData,
): Promise<{ status: number; answer: KeepAnswer }> {
  const ask = readAsk(url.searchParams);
  const does = String(form.get('intent') ?? '');
  const typedName = text(form, 'name');
  const opened = await openedOf(services, userId, ask);
  if (opened === 'unread' || opened === 'gone') {
    const problem = encounterTroubleWords(opened === 'gone' ? 'gone' : 'unavailable');
    return {
      status: opened === 'gone' ? 404 : 503,
      answer: { problem, typed: { name: typedName } },
    };
  }
  const checked = checkEncounter(await asKept(services, userId, ask, opened, typedName));
  const refused = (problem: string, status = 400, more: KeepAnswer = {}) => ({
    status,
    answer: { problem, typed: { name: typedName }, ...more },
  });
  if (typedName === '' && opened === null) return refused('Give the encounter a name.');
  if (!checked.ok) return refused(checked.problem);
  const id = opened?.listed.id ?? null;
  const done =
    opened === null || id === null
      ? await born(services, userId, checked.encounter, text(form, 'id'))
      : {
          id,
          done: await written(services, userId, opened, { ask, does, mine: checked.encounter }),
        };
  if (!done.done.ok) {
    const { reason } = done.done;
    const isChanged = reason === 'changed';
    return refused(encounterTroubleWords(reason), 409, isChanged ? { conflict: true } : {});
  }
  const now = await openEncounter(services, userId, done.id);
  const version = now === null || now === 'unread' ? 1 : now.listed.version;
  if (form.get('auto') === '1') return { status: 200, answer: { kept: { version } } };
  const search = askSearch({ ...ask.draft, of: { id: done.id, version } }, ask.rest);
  throw redirect(encounterPaths.builder(search), 303);
}

/** The form contains the new id, so that sending it twice makes one encounter. */
async function born(services: Services, userId: string, encounter: Encounter, sent: string) {
  const id = /^[0-9a-f-]{36}$/.test(sent) ? sent : undefined;
  const made = await addEncounter(services, userId, encounter, id ? { id } : {});
  return !made.done.ok && made.done.reason === 'there'
    ? { id: made.id, done: { ok: true as const } }
    : made;
}

async function written(
  services: Services,
  userId: string,
  opened: OpenedEncounter,
  { ask, does, mine }: { ask: Ask; does: string; mine: Encounter },
) {
  const { id, status, version } = opened.listed;
  if (does === 'keep-both') {
    const theirs = { ...opened.encounter, name: `${opened.encounter.name.slice(0, 88)} (other)` };
    return replaceBeside(services, userId, { id, version }, { mine, theirs, status });
  }
  const over = does === 'keep-over' ? version : (ask.draft.of?.version ?? version);
  return replaceEncounter(services, userId, { id, version: over }, mine, status);
}

async function openedOf(
  services: Services,
  userId: string,
  ask: Ask,
): Promise<OpenedEncounter | 'unread' | 'gone' | null> {
  const { of } = ask.draft;
  if (of === null) return null;
  return (await openEncounter(services, userId, of.id)) ?? 'gone';
}

async function asKept(
  services: Services,
  userId: string,
  ask: Ask,
  opened: OpenedEncounter | null,
  name: string,
): Promise<Encounter> {
  const ids = ask.draft.rows.flatMap(({ id }) => id ?? []);
  const [known, { draft }] = await Promise.all([
    knownOf(services, ids, userId),
    playersOf(services, ask, userId),
  ]);
  const before = opened?.encounter ?? null;
  const rows = fightRows(draft.rows, known, before?.creatures);
  // The room of a map that the fight was opened from.
  const place = placeIn(ask.rest.get('map') ?? '', ask.rest.get('room') ?? '');
  return encounterOf(draft, rows, before, {
    ...(name !== '' && { name }),
    ...(before === null && place !== null && { place }),
  });
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 200) : '';
}
