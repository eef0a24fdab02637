import { sql } from 'drizzle-orm';
import { isLastAdmin } from '~/account/person/keep-an-admin-sql.server';
import type { Role } from '~/catalogue/tool';
import { prepared } from '~/platform/store/statements.server';
import { auditRow } from '../../act/audit-row.server';
import { type ActAnswer, type Acting, GONE, LAST_ADMIN, refusedThere } from './acting.server';
import type { Gift } from './gift';
import { forgetGift, giftInLog, keepGift, writeGift } from './keep-gift.server';
import { oneAtATime } from './one-at-a-time-sql.server';
import { changeGroups, type GroupChange, type PutBack } from './provider-groups.server';
import type { Target } from './target.server';
import { writeAct } from './write-act-sql.server';

/** The strongest role counts: the roles to add and remove so that this one applies. */
const CHANGES: Record<Role, GroupChange> = {
  GrantedUser: { add: [], remove: ['PaidUser', 'AdminUser'] },
  PaidUser: { add: ['PaidUser'], remove: ['AdminUser'] },
  AdminUser: { add: ['AdminUser'], remove: [] },
};

/** Gives a user a role; ends their sessions and tokens, so that the new role applies everywhere. */
export async function changeRole(
  acting: Acting,
  id: string,
  role: Role,
  gift: Gift | null = null,
): Promise<ActAnswer> {
  return change(acting, id, { ...CHANGES[role], act: 'Change role', endsSessions: true, gift });
}

/** Gives a user Pro as a gift. */
export async function givePro(acting: Acting, id: string, gift: Gift): Promise<ActAnswer> {
  return change(acting, id, {
    add: ['PaidUser'],
    remove: [],
    act: 'Give Pro',
    endsSessions: false,
    gift,
  });
}

/** Takes back a gift of Pro, if `isDue` is still true once the lock is held; a plan that the user pays for stays. */
export async function takePro(
  acting: Acting,
  id: string,
  isDue = async () => true,
): Promise<ActAnswer> {
  const taking = {
    add: [],
    remove: ['PaidUser'] as Role[],
    act: 'Take Pro back',
    endsSessions: false,
    gift: null,
  };
  return oneAtATime(acting, id, async (target) =>
    (await isDue()) ? changeAlone(acting, target, taking) : { ok: true },
  );
}

type Wanted = GroupChange & { act: string; endsSessions: boolean; gift: Gift | null };

function change(acting: Acting, id: string, wanted: Wanted): Promise<ActAnswer> {
  return oneAtATime(acting, id, (target) => changeAlone(acting, target, wanted));
}

async function changeAlone(acting: Acting, target: Target, wanted: Wanted): Promise<ActAnswer> {
  const { db, identityAdmin } = acting.services;
  const { id } = target;
  // Checked before the provider is called, so that the change there need not be undone; the final write checks again.
  if (wanted.remove.includes('AdminUser') && (await isLastAdmin(db, id))) return LAST_ADMIN;
  let putBack: PutBack = async () => true;
  if (identityAdmin) {
    const changed = await changeGroups(identityAdmin, target.handle, wanted);
    if (!changed.ok) {
      return changed.isWhole ? refusedThere(changed.why) : halfDone(refusedThere(changed.why));
    }
    putBack = changed.putBack;
    if (changed.steps === 0 && stands(target, wanted)) return keepGiftAlone(acting, target, wanted);
  } else if (stands(target, wanted) && isOverruled(target, wanted))
    return keepGiftAlone(acting, target, wanted);
  try {
    const written = await write(acting, target, wanted);
    if (written === 'done') return { ok: true };
    const refused = written === 'gone' ? GONE : LAST_ADMIN;
    return (await putBack()) ? refused : halfDone(refused);
  } catch (error) {
    await putBack();
    throw error;
  }
}

/** A gift for a user who has the role already: only its end and note change. */
async function keepGiftAlone(acting: Acting, target: Target, { gift }: Wanted): Promise<ActAnswer> {
  return gift === null ? { ok: true } : writeGift(acting, target, gift);
}

function rolesAfter({ roles }: Target, { add, remove }: GroupChange): Role[] {
  const after = [...new Set([...roles.filter((role) => !remove.includes(role)), ...add])];
  return after.length > 0 ? after : ['GrantedUser'];
}

/** Whether a user's roles are already as wanted, so that there is nothing to do. */
function stands(target: Target, wanted: GroupChange): boolean {
  const after = rolesAfter(target, wanted);
  return after.length === target.roles.length && after.every((role) => target.roles.includes(role));
}

function isOverruled({ overrules }: Target, { add, remove }: GroupChange): boolean {
  return (
    add.every((role) => overrules[role] === 1) && remove.every((role) => overrules[role] === 0)
  );
}

function halfDone(answer: ActAnswer & { ok: false }): ActAnswer & { ok: false } {
  const more = 'The groups at the sign-in provider could not be restored: check them there.';
  return { ...answer, sentence: `${answer.sentence} ${more}` };
}

function write({ services, admin, requestId }: Acting, target: Target, wanted: Wanted) {
  const { db, clock, identityAdmin } = services;
  const { add, remove, act, endsSessions, gift } = wanted;
  const now = clock.now();
  const names = [...add, ...remove].map((role) => role.toLowerCase());
  // With a provider its groups decide from now on, so the overrule is removed; without one, the value stored here
  // outweighs the groups.
  const overrule = (value: 0 | 1) => (identityAdmin ? null : value);
  const patch = Object.fromEntries([
    ...add.map((role) => [role, overrule(1)]),
    ...remove.map((role) => [role, overrule(0)]),
  ]);
  const taken = remove.map((role) => role.toLowerCase());
  const update = sql`update users set
    groups = (select json_group_array(name) from (
      select value as name from json_each(users.groups)
      where lower(value) not in (select value from json_each(${JSON.stringify(names)}))
      union all select value from json_each(${JSON.stringify(add)}))),
    overrules = json_patch(overrules, ${JSON.stringify(patch)}),
    role = case when role = '' and ${remove.length} > 0
        or lower(role) in (select value from json_each(${JSON.stringify(taken)}))
      then 'GrantedUser' else role end,
    signed_out_at = case when ${Number(endsSessions)} = 1 then ${now} else signed_out_at end
    where id = ${target.id}`;
  const audit = auditRow(db, {
    at: now,
    admin,
    requestId,
    act,
    subject: { kind: 'person', id: target.id, name: target.name },
    before: { roles: target.roles },
    after: { roles: rolesAfter(target, wanted), ...(gift ? giftInLog(gift) : {}) },
  });
  const end = prepared(db, sql`delete from sessions where user_id = ${target.id}`);
  const takesRightsOf = remove.includes('AdminUser') ? target.id : undefined;
  const given = gift ? [keepGift(db, target.id, gift, now)] : [];
  const forgotten = remove.includes('PaidUser') ? [forgetGift(db, target.id)] : [];
  const behind = [...(endsSessions ? [end] : []), ...forgotten, ...given];
  return writeAct(db, [prepared(db, update), audit, ...behind], {
    takesRightsOf,
  });
}
