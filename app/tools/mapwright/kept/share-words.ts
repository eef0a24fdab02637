/** What becomes of the address of a shared map when the other version is shared in its place. */
export function otherVersionWords(as: 'player' | 'gm'): string {
  const other = as === 'gm' ? 'players’' : 'game master’s';
  return `Sharing the ${other} version instead ends this link and makes a new one.`;
}
