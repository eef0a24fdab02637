/** Names of a letter or two for the classes of all CSS modules in a folder: see class-names.mjs. */
export function shortClassNames(folder: string): (name: string, file: string) => string;
