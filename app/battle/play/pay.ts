import type { Body } from '../arena/body';
import type { CompiledDeed } from '../arena/kind';

/** Whether a creature has what a deed costs, and has made ready what it goes on with. */
export function canPay(body: Body, deed: CompiledDeed): boolean {
  const { costAt, costOf, needs } = deed;
  for (let at = 0; at < costAt.length; at += 1) {
    if ((body.resources[costAt[at] as number] as number) < (costOf[at] as number)) return false;
  }
  return needs === null || (body.kept[needs.at] as number) > 0;
}
