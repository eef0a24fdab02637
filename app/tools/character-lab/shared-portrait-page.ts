import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { sharedPortrait } from '~/characters/kept/characters.server';
import { notFound } from '~/platform/answers';
import { readUpload } from '~/platform/uploads/upload-rows.server';
import { portraitAnswer } from './portrait/portrait-answer.server';

/** GET: the portrait of a character while it is shared. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  const { services } = context;
  const found = /^[\w-]{6,60}$/.test(code) ? await sharedPortrait(services.db, code) : null;
  if (found === null) return notFound();
  return portraitAnswer(await readUpload(services, found.userId, found.portrait));
}
