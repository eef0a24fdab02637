/** The number that a record holds under a key of its own; 0 where it holds none. */
export function ownValue(record: Readonly<Record<string, number>>, key: string, none = 0): number {
  return (Object.hasOwn(record, key) ? record[key] : none) ?? none;
}
