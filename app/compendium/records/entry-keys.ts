import { foldText } from './text-fold';

/**
 * Returns a function that derives a unique key from each entry name: "bite", then "bite-2" for the second such name.
 */
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
