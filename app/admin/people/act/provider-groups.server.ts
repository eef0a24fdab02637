import type { Role } from '~/catalogue/tool';
import type { IdentityAdmin } from '~/platform/identity-admin.server';
import type { IdentityRefusal } from '~/platform/identity-admin-answers';

/** Groups to add and to remove. */
export type GroupChange = { add: readonly Role[]; remove: readonly Role[] };

type Step = { kind: 'add' | 'remove'; group: string };

/** Undoes the changes at the provider; false when the provider did not accept all of it. */
export type PutBack = () => Promise<boolean>;

function isSame(group: string, role: Role): boolean {
  return group.toLowerCase() === role.toLowerCase();
}

function stepsTo({ add, remove }: GroupChange, held: readonly string[]): Step[] {
  const missing = add.filter((role) => !held.some((group) => isSame(group, role)));
  const surplus = held.filter((group) => remove.some((role) => isSame(group, role)));
  return [
    ...missing.map((group): Step => ({ kind: 'add', group })),
    ...surplus.map((group): Step => ({ kind: 'remove', group })),
  ];
}

function perform(admin: IdentityAdmin, handle: string, { kind, group }: Step) {
  return kind === 'add' ? admin.addToGroup(handle, group) : admin.removeFromGroup(handle, group);
}

async function undo(admin: IdentityAdmin, handle: string, done: readonly Step[]): Promise<boolean> {
  let isWhole = true;
  for (const { kind, group } of done.toReversed()) {
    const opposite = { kind: kind === 'add' ? 'remove' : 'add', group } as const;
    isWhole = (await perform(admin, handle, opposite)).ok && isWhole;
  }
  return isWhole;
}

/**
 * Adds and removes groups at the hosted sign-in, starting from the groups it reports. If a step fails, the earlier ones
 * are undone; `isWhole` says whether that succeeded. `steps` is how many there were.
 */
export async function changeGroups(
  admin: IdentityAdmin,
  handle: string,
  change: GroupChange,
): Promise<
  | { ok: true; steps: number; putBack: PutBack }
  | { ok: false; why: IdentityRefusal; isWhole: boolean }
> {
  const held = await admin.groupsOf(handle);
  if (!held.ok) return { ok: false, why: held, isWhole: true };
  const done: Step[] = [];
  for (const step of stepsTo(change, held.value)) {
    const answer = await perform(admin, handle, step);
    if (!answer.ok) {
      // Without an answer the step itself may have been carried out.
      const begun = answer.reason === 'unavailable' ? [...done, step] : done;
      return { ok: false, why: answer, isWhole: await undo(admin, handle, begun) };
    }
    done.push(step);
  }
  return { ok: true, steps: done.length, putBack: () => undo(admin, handle, done) };
}
