import { redirect } from '@remix-run/cloudflare';
import { encounterPaths } from '~/encounter-paths';
import { formerEncounter } from '~/encounters/kept/encounter-history.server';
import { checkEncounter } from '~/encounters/kept/encounter-text';
import { encounterTroubleWords } from '~/encounters/kept/encounter-words';
import {
  type OpenedEncounter,
  putAwayEncounter,
  replaceEncounter,
  shareEncounter,
  stopSharingEncounter,
} from '~/encounters/kept/encounters.server';
import type { Services } from '~/platform/services.server';
import { withDetails } from './details-form';

export type KeptAnswer = { problem: string; typed?: Record<string, string> };

type Asked = { userId: string; opened: OpenedEncounter; form: FormData };

/** Performs a form's action on a stored encounter and redirects; or returns the error with the typed values. */
export async function doWithKept(
  services: Services,
  asked: Asked,
): Promise<{ status: number; answer: KeptAnswer }> {
  const { userId, opened, form } = asked;
  const { id } = opened.listed;
  const back = (said: string) => redirect(encounterPaths.kept({ id }, `?done=${said}`), 303);
  switch (form.get('intent')) {
    case 'details':
      return saved(services, asked);
    case 'restore':
      return restored(services, asked);
    case 'share':
      await shareEncounter(services, userId, id);
      throw back('shared');
    case 'stop-sharing':
      await stopSharingEncounter(services.db, userId, id);
      throw back('closed');
    case 'put-away':
      await putAwayEncounter(services, userId, id);
      throw redirect(encounterPaths.shelf(`?away=${encodeURIComponent(id)}`), 303);
    default:
      return {
        status: 400,
        answer: { problem: 'This form is out of date. Reload the page and try again.' },
      };
  }
}

function refused(
  reason: Parameters<typeof encounterTroubleWords>[0],
  status: number,
  typed?: Record<string, string>,
) {
  return { status, answer: { problem: encounterTroubleWords(reason), ...(typed && { typed }) } };
}

async function saved(services: Services, { userId, opened, form }: Asked) {
  const { listed, encounter } = opened;
  const wanted = withDetails({ encounter, status: listed.status }, form);
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const checked = checkEncounter(wanted.encounter);
  if (!checked.ok) return { status: 400, answer: { problem: checked.problem, typed } };
  const target = { id: listed.id, version: versionIn(form) };
  const done = await replaceEncounter(services, userId, target, checked.encounter, wanted.status);
  if (!done.ok) return refused(done.reason, 409, typed);
  throw redirect(encounterPaths.kept(listed, '?done=saved'), 303);
}

async function restored(services: Services, { userId, opened, form }: Asked) {
  const { id, status } = opened.listed;
  const was = Number(form.get('was'));
  const former = Number.isSafeInteger(was)
    ? await formerEncounter(services.db, userId, id, was)
    : null;
  if (former === null) return refused('gone', 404);
  const target = { id, version: versionIn(form) };
  const done = await replaceEncounter(services, userId, target, former, status);
  if (!done.ok) return refused(done.reason, 409);
  throw redirect(encounterPaths.kept({ id }, '?done=restored'), 303);
}

function versionIn(form: FormData): number {
  const said = form.get('version');
  return typeof said === 'string' && /^\d{1,9}$/.test(said) ? Number(said) : 0;
}
