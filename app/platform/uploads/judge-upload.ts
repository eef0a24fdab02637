import { type PictureFacts, pictureFacts } from './picture-facts';
import { UPLOAD_KINDS, type UploadKind, type UploadKindName } from './upload-kinds';

export type Judged =
  | { ok: true; facts: PictureFacts }
  | { ok: false; status: 400 | 413 | 415; problem: string };

/** Whether a file may be stored as this kind, judged by its bytes; its name and declared type do not count. */
export function judgeUpload(kindName: UploadKindName, bytes: Uint8Array<ArrayBuffer>): Judged {
  return judgePicture(UPLOAD_KINDS[kindName], bytes);
}

/** The same for a kind that is not uploaded by ticket. */
export function judgePicture(kind: UploadKind, bytes: Uint8Array<ArrayBuffer>): Judged {
  if (bytes.byteLength === 0) return { ok: false, status: 400, problem: 'The file is empty.' };
  if (bytes.byteLength > kind.maxBytes)
    return { ok: false, status: 413, problem: tooLargeFor(kind) };
  const facts = pictureFacts(bytes);
  if (facts === null || !kind.types.includes(facts.type)) {
    return { ok: false, status: 415, problem: 'Choose a picture: PNG, JPEG or WebP.' };
  }
  const { width, height } = facts;
  if (Math.max(width, height) > kind.maxSide || width * height > kind.maxPixels) {
    const problem = `This picture has ${width} by ${height} pixels. At most ${kind.maxSide} on the longer side and ${kind.maxPixels / 1_000_000} million in all.`;
    return { ok: false, status: 413, problem };
  }
  return { ok: true, facts };
}

/** The sentence for a file that is larger than its kind allows. */
export function tooLarge(kindName: UploadKindName): string {
  return tooLargeFor(UPLOAD_KINDS[kindName]);
}

function tooLargeFor({ maxBytes }: UploadKind): string {
  return `This file is larger than ${maxBytes / 1024} kB. Choose a smaller one.`;
}
