/** The default values of a new member [specification 5, 9]; a test compares them with the stored ones. */
export const NEW_CHARACTER = { level: 1, hp: 10, initiative: 0 } as const;
