import type { Body } from '../arena/body';
import type { CompiledDeed } from '../arena/kind';

/** Whether a creature can pay for a deed, and has enabled the deed if it continues an earlier one. */
export function canPay(body: Body, deed: CompiledDeed): boolean {
  const { costAt, costOf, needs } = deed;
  for (let at = 0; at < costAt.length; at += 1) {
    if ((body.resources[costAt[at] as number] as number) < (costOf[at] as number)) return false;
  }
  return needs === null || (body.kept[needs.at] as number) > 0;
}
