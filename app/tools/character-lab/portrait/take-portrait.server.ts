import type { Character } from '~/characters/record/character';
import type { Services } from '~/platform/services.server';
import { barePicture } from '~/platform/uploads/bare-picture';
import { judgeUpload } from '~/platform/uploads/judge-upload';
import { keepUpload, readUpload } from '~/platform/uploads/upload-rows.server';

export type PortraitTaken =
  | { ok: true; portrait: Character['portrait'] }
  | { ok: false; status: number; problem: string };

/**
 * Stores the portrait of a form: the picture in `file`, without camera metadata; or `upload`, a ticketed upload; or
 * none when `intent` is "remove".
 */
export async function takePortrait(
  services: Services,
  userId: string,
  form: FormData,
): Promise<PortraitTaken> {
  if (form.get('intent') === 'remove') return { ok: true, portrait: null };
  const sent = form.get('upload');
  if (typeof sent === 'string' && sent !== '') return ownUpload(services, userId, sent);
  const file = form.get('file');
  if (file === null || typeof file === 'string' || file.size === 0) {
    return { ok: false, status: 400, problem: 'Choose a picture: PNG, JPEG or WebP.' };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const judged = judgeUpload('portrait', bytes);
  if (!judged.ok) return judged;
  const bare = barePicture(judged.facts.type, bytes);
  if (bare === null) {
    return { ok: false, status: 415, problem: 'This picture is broken. Choose another.' };
  }
  const upload = { kind: 'portrait', bytes: bare, facts: judged.facts } as const;
  const kept = await keepUpload(services, userId, upload, services.clock.now());
  if (kept.ok) return { ok: true, portrait: kept.id };
  return kept.reason === 'full'
    ? { ok: false, status: 409, problem: 'Your picture storage is full.' }
    : {
        ok: false,
        status: 503,
        problem: 'The picture could not be stored. Try again in a moment.',
      };
}

async function ownUpload(services: Services, userId: string, id: string): Promise<PortraitTaken> {
  const read = await readUpload(services, userId, id);
  if (read.ok) return { ok: true, portrait: id };
  return read.reason === 'no-answer'
    ? { ok: false, status: 503, problem: 'This picture cannot be read now.' }
    : { ok: false, status: 404, problem: 'There is no such picture of yours.' };
}
