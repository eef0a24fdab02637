/** The intents of each part of the players' page, and their deeds; the result of an action is shown in its part. */
export const TABLE_PARTS = {
  share: { intents: ['share', 'renew-code', 'stop-sharing'], deeds: [] },
  seats: {
    intents: ['table:give', 'dismiss', 'table:unseat'],
    deeds: ['seat', 'unseat', 'dismiss'],
  },
  seen: { intents: ['table:see'], deeds: ['set'] },
  shown: { intents: ['table:handout', 'table:put-away'], deeds: ['handout', 'handout-gone'] },
  roll: { intents: ['table:roll'], deeds: ['roll'] },
  secret: { intents: ['table:secret'], deeds: ['note'] },
  pause: { intents: ['table:pause'], deeds: ['pause'] },
} as const satisfies Record<string, { intents: readonly string[]; deeds: readonly string[] }>;

export type TablePartName = keyof typeof TABLE_PARTS;

/** The part that an intent belongs to; null for none. */
export function partOfIntent(intent: string): TablePartName | null {
  const found = Object.entries(TABLE_PARTS).find(([, { intents }]) =>
    (intents as readonly string[]).includes(intent),
  );
  return (found?.[0] as TablePartName | undefined) ?? null;
}

/** Whether a deed's description is shown in this part. */
export function isDeedOf(part: TablePartName, deed: string): boolean {
  return (TABLE_PARTS[part].deeds as readonly string[]).includes(deed);
}
