type Bundle = Record<string, object>;

export function lazyStyles(): { generateBundle(options: unknown, bundle: Bundle): void };
export function sheetsFrom(files: readonly string[], bundle: Bundle): string[];
