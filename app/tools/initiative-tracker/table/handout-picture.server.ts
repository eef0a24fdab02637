import type { FightDesk } from '~/fights/kept/fight-desk.server';
import { keepPicture } from '~/fights/kept/fight-pictures.server';
import { barePicture } from '~/platform/uploads/bare-picture';
import { judgePicture } from '~/platform/uploads/judge-upload';
import { HANDOUT_PICTURE } from '~/platform/uploads/upload-kinds';

type Asked = { desk: FightDesk; userId: string; id: string };

/** Keeps the picture of a form for the players, without what a camera wrote into it, and names it in the form; or says why not. */
export async function keepHandoutPicture(
  { desk, userId, id }: Asked,
  form: FormData,
): Promise<{ problem: string; status: number } | null> {
  const file = form.get('picture-file');
  form.delete('picture-file');
  // Only what is kept just now can be shown from here.
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
