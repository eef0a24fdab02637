import type { FightDesk } from '~/fights/kept/fight-desk.server';
import { keepPicture } from '~/fights/kept/fight-pictures.server';
import { barePicture } from '~/platform/uploads/bare-picture';
import { judgePicture } from '~/platform/uploads/judge-upload';
import { HANDOUT_PICTURE } from '~/platform/uploads/upload-kinds';

type Asked = { desk: FightDesk; userId: string; id: string };

/**
 * Stores a form's picture for the players without the camera's metadata, and puts its id into the form; returns an
 * error when refused.
 */
export async function keepHandoutPicture(
  { desk, userId, id }: Asked,
  form: FormData,
): Promise<{ problem: string; status: number } | null> {
  const file = form.get('picture-file');
  form.delete('picture-file');
  // Only a picture stored by this request can be shown.
  form.delete('picture');
  if (file === null || typeof file === 'string' || file.size === 0) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const judged = judgePicture(HANDOUT_PICTURE, bytes);
  if (!judged.ok) return judged;
  const { type } = judged.facts;
  const bare = barePicture(type, bytes);
  if (bare === null) return { problem: 'This picture is broken. Choose another.', status: 415 };
  const kept = await keepPicture(desk, userId, id, { type, bytes: bare });
  if (!kept.ok) return { problem: kept.sentence, status: 503 };
  form.set('picture', kept.id);
  return null;
}
