/** A party as forms offer it for a fight. */
export type OfferedParty = { id: string; name: string; members: OfferedMember[] };

/** A member that may join; `fight` is the running fight that owns its hit points. */
export type OfferedMember = {
  id: string;
  name: string;
  level: number;
  ac: number | null;
  now: number;
  maximum: number;
  temporary: number;
  absent: boolean;
  fight: { id: string; name: string } | null;
};

/** A member's state in a few words: "Level 3 · HP 17/24, 5 temporary · AC 15". */
export function memberWords({ level, now, maximum, temporary, ac }: OfferedMember): string {
  const health = `HP ${now}/${maximum}${temporary > 0 ? `, ${temporary} temporary` : ''}`;
  return [`Level ${level}`, health, ac === null ? null : `AC ${ac}`].filter(Boolean).join(' · ');
}

/** The members selected by default: not absent, and in no other fight. */
export function comingAlong({ members }: OfferedParty): string[] {
  return members.flatMap((one) => (one.absent || one.fight !== null ? [] : [one.id]));
}
