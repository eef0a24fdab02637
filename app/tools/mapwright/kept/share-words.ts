/** What happens to the link of a shared map if the other version is shared instead. */
export function otherVersionWords(as: 'player' | 'gm'): string {
  const other = as === 'gm' ? 'players’' : 'game master’s';
  return `Sharing the ${other} version instead ends this link and makes a new one.`;
}
