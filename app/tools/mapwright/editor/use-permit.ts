import type { ScreenAccess } from './mapwright-screen';
import { askExportPermit } from './page-sends';

export type Permit =
  | { ok: true }
  | { ok: false; problem: string; upgrade?: boolean; signIn?: boolean };

const UPGRADE: Permit = {
  ok: false,
  problem: 'PDF, PNG and virtual table files are part of Pro. The map stays as it is here.',
  upgrade: true,
};

/** Asks the server whether this person may export now. Where there is no network, what the page was opened with counts. */
export function usePermit(access: ScreenAccess): () => Promise<Permit> {
  return async () => {
    if (access !== 'pro') return UPGRADE;
    const reply = await askExportPermit();
    if (reply.kind === 'signed-out') return { ok: false, problem: reply.problem, signIn: true };
    if (reply.kind === 'answer' && reply.status === 402) return UPGRADE;
    return { ok: true };
  };
}
