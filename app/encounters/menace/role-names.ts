/** The role of a creature in a fight, to make useful mixes. */
export const ROLES = ['bruiser', 'skirmisher', 'artillery', 'leader', 'controller'] as const;
export type Role = (typeof ROLES)[number];

/** Each role in a few words. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  bruiser: 'stands in front and hits hard',
  skirmisher: 'hits and moves away',
  artillery: 'attacks from range',
  leader: 'strengthens the others',
  controller: 'takes away turns and choices',
};
