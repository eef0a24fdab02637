import { paths } from '~/paths';
import { sendForm } from '~/platform/send-form';
import { replyOf } from './page-sends';
import { isFreeFile, PRO_FILES } from './pro-files';
import type { ScreenAccess } from './screen-access';

/** A file that needs a permit; a picture states its pixels per square. */
export type FileAsked = { file: 'pdf' | 'cutouts' | 'uvtt' } | { file: 'png'; cellPx: number };

export type Permit =
  /** `named`: free for everybody, with our name in a corner. */
  | { ok: true; named: boolean }
  | { ok: false; problem: string; upgrade?: boolean; signIn?: boolean };

const UPGRADE: Permit = {
  ok: false,
  problem: `${PRO_FILES} The map stays as it is here.`,
  upgrade: true,
};

/** Asks the server whether this user may export now. When offline, the state when the page was opened counts. */
export function usePermit(access: ScreenAccess): (asked: FileAsked) => Promise<Permit> {
  return async (asked) => {
    const isFree = isFreeFile(asked.file, asked.file === 'png' ? asked.cellPx : 0);
    if (access !== 'pro') return isFree ? { ok: true, named: true } : UPGRADE;
    const fields = {
      file: asked.file,
      ...(asked.file === 'png' && { pixels: String(asked.cellPx) }),
    };
    const reply = replyOf<{ permit: string }>(await sendForm(paths.exportPermit(), fields));
    if (reply.kind === 'answer') {
      if (reply.status === 402) return UPGRADE;
      return { ok: true, named: reply.body.permit === 'named' };
    }
    if (reply.kind !== 'signed-out') return { ok: true, named: false };
    if (isFree) return { ok: true, named: true };
    return { ok: false, problem: reply.problem, signIn: true };
  };
}
