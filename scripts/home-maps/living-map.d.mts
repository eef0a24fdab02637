/** What of Mapwright a living map is drawn with. */
export type MapEngine = Record<string, unknown>;

export function livingMap(engine: MapEngine, search: string, choices?: { still?: boolean }): string;
