import { foldText } from './text-fold';

/** Gives each entry of one creature a key of its own from its name: "bite", and "bite-2" for the second of that name. */
export function keyedNames(): (name: string) => string {
  const given = new Map<string, number>();
  return (name) => {
    const plain =
      foldText(name)
        .replace(/[^a-z0-9 ]/g, '')
        .trim()
        .replace(/ +/g, '-')
        .slice(0, 70) || 'entry';
    const times = (given.get(plain) ?? 0) + 1;
    given.set(plain, times);
    return times === 1 ? plain : `${plain}-${times}`;
  };
}
