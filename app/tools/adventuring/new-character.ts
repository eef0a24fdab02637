/** How a new character begins [specification 5, 9]; a test compares it with what is kept. */
export const NEW_CHARACTER = { level: 1, hp: 10, initiative: 0 } as const;
