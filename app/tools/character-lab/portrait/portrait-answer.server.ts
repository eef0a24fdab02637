import { notFound, notNow } from '~/platform/answers';
import type { UploadRead } from '~/platform/uploads/upload-rows.server';

/** The response for a portrait, with the content type of its bytes; 404 when there is none. */
export function portraitAnswer(read: UploadRead): Response {
  if (!read.ok) {
    return read.reason === 'no-answer'
      ? notNow('This portrait cannot be read now. Try again in a minute.')
      : notFound();
  }
  return new Response(read.bytes, {
    headers: {
      'Content-Type': read.type,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      ETag: `"${read.hash}"`,
    },
  });
}
