import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '~/account/person/tables';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import {
  IN_FIGHT_SETTINGS,
  type MemberSetting,
  type MemberSettings,
  memberSettings,
} from '../member';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { mayEdit, type PartyDesk, whyNotEdited } from './party-rights.server';
import { partyMembers } from './tables';

/** The settings to change on a member, and the version of each that the user has seen. */
export type SettingsSent = {
  settings: Partial<MemberSettings>;
  seen?: Partial<Record<MemberSetting, number>>;
};

/** A value set by another user in the meantime, which this write replaced. */
export type Replaced = { setting: MemberSetting; was: unknown; by: string; byName: string };

export type SettingsKept =
  | { ok: true; replaced: Replaced[]; versions: Partial<Record<MemberSetting, number>> }
  | PartyFailed
  | null;

const somewhat = memberSettings.omit({ usesSpent: true }).partial();
const asKept = z.record(
  z.string(),
  z.object({ version: z.number(), by: z.string(), was: z.unknown().default(null) }),
);
type Marks = z.infer<typeof asKept>;

/**
 * Changes settings of a member, the user's own or any of a party they run. Each setting is merged separately in one
 * statement, so that two users lose nothing of each other; for the same setting the later write wins and stores what
 * it replaced. Unchanged values are not written. Returns what others had set since `seen`.
 */
export async function setMember(
  { db, clock }: PartyDesk,
  userId: string,
  partyId: string,
  memberId: string,
  { settings, seen = {} }: SettingsSent,
): Promise<SettingsKept> {
  const read = somewhat.safeParse(settings);
  if (!read.success) return partyFailed('no-settings');
  // The schema's defaults are for new members: write only what was sent.
  const sent = Object.fromEntries(
    Object.entries(read.data).filter(([name]) => Object.hasOwn(settings, name)),
  );
  const names = somewhat.keyof().options.filter((name) => Object.hasOwn(sent, name));
  const isOfFight = names.some((name) => IN_FIGHT_SETTINGS.includes(name));
  const isIt = sql`m.id = ${memberId} and m.party_id = ${partyId} and ${mayEdit(userId)}
    and (not ${isOfFight ? 1 : 0} or m.fight_id is null)`;
  const before = sql`select marks from ${partyMembers} as m where ${isIt}`;
  const [old, written] = await db.$client.batch<{ marks: string }>([
    prepared(db, before),
    prepared(db, writing(sent, userId, clock.now(), isIt)),
  ]);
  const [was, now] = [old?.results[0], written?.results[0]];
  if (was === undefined) return whyNotSet(db, userId, partyId, memberId, isOfFight);
  const [marksBefore, marks] = [marksOf(was.marks), marksOf((now ?? was).marks)];
  const replaced = names.flatMap((setting) => {
    const { version = 0, by = '' } = marksBefore[setting] ?? {};
    const isNew = (marks[setting]?.version ?? 0) > version;
    const isMissed = isNew && version > (seen[setting] ?? version) && by !== userId;
    return isMissed ? [{ setting, was: marks[setting]?.was ?? null, by }] : [];
  });
  const versions = names.map((name) => [name, marks[name]?.version ?? 0]);
  return {
    ok: true,
    replaced: await withNames(db, replaced),
    versions: Object.fromEntries(versions),
  };
}

/**
 * SQL: the one statement for the row `m` that matches `isIt`. `json_patch` removes values that become null, and
 * missing values read as null. Hit points stay within the maximum, and full hit points stay full; in a fight the
 * fight owns them.
 */
export function writing(sent: object, userId: string, now: number, isIt: SQL): SQL {
  const list = JSON.stringify(sent);
  const path = sql`('$.' || c.key)`;
  const isOther = sql`coalesce(m.settings -> ${path}, 'null') <> coalesce(${list} -> ${path}, 'null')`;
  const fresh = sql`select json_group_object(c.key, json_object(
      'version', coalesce(json_extract(m.marks, ${path} || '.version'), 0) + 1,
      'by', ${userId}, 'at', ${now}, 'was', json(coalesce(m.settings -> ${path}, 'null'))))
    from json_each(${list}) c where ${isOther}`;
  const [old, most] = [
    sql`json_extract(m.settings, '$.maximum')`,
    sql`coalesce(${list} ->> '$.maximum', json_extract(m.settings, '$.maximum'))`,
  ];
  return sql`update ${partyMembers} as m set
      marks = json_patch(m.marks, (${fresh})),
      settings = json_patch(m.settings, ${list}),
      hp = case when m.fight_id is not null or ${most} = ${old} then m.hp
        when m.hp >= ${old} then ${most} else min(m.hp, ${most}) end,
      updated_at = max(m.updated_at, ${now})
    where ${isIt} and exists (select 1 from json_each(${list}) c where ${isOther})
    returning marks`;
}

function marksOf(text: string): Marks {
  const read = asKept.safeParse(JSON.parse(text));
  return read.success ? read.data : {};
}

async function withNames(db: Database, replaced: Omit<Replaced, 'byName'>[]): Promise<Replaced[]> {
  if (replaced.length === 0) return [];
  const ids = JSON.stringify([...new Set(replaced.map(({ by }) => by))]);
  const query = sql`select id, name from ${users} where id in (select value from json_each(${ids}))`;
  const { results } = await prepared(db, query).all<{ id: string; name: string }>();
  const nameOf = (id: string) => results.find((one) => one.id === id)?.name ?? '';
  return replaced.map((one) => ({ ...one, byName: nameOf(one.by) }));
}

async function whyNotSet(
  db: Database,
  userId: string,
  partyId: string,
  memberId: string,
  isOfFight: boolean,
): Promise<PartyFailed | null> {
  const query = sql`select 1 as one from ${partyMembers} as m
    where m.id = ${memberId} and m.party_id = ${partyId} and ${mayEdit(userId)} and m.fight_id is not null`;
  if (isOfFight && (await prepared(db, query).first()) !== null) return partyFailed('in-fight');
  return whyNotEdited(db, userId, partyId, memberId);
}
