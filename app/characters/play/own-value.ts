/** Reads an own number of a record; `none` when missing. */
export function ownValue(record: Readonly<Record<string, number>>, key: string, none = 0): number {
  return (Object.hasOwn(record, key) ? record[key] : none) ?? none;
}
