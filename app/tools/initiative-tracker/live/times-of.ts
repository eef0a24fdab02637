/** A name as it is sought, and how many are wanted: "goblin +3", "3 goblin" and "goblin x3" are three. */
export function timesOf(typed: string): { name: string; times: number } {
  const before = /^\+?(\d{1,2})\s+(\S.*)$/.exec(typed);
  const after = /^(\S.*?)\s*(?:\+|\s[x×])\s*(\d{1,2})$/i.exec(typed);
  const [name, count] = before ? [before[2], before[1]] : [after?.[1], after?.[2]];
  const times = Number(count);
  return name !== undefined && times >= 1 ? { name, times } : { name: typed, times: 1 };
}
