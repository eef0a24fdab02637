/** What a device stores, as text: "2 lists and 1 note". */
export function deviceWords(lists: number, notes: number): string {
  return [counted(lists, 'list'), counted(notes, 'note')].filter(Boolean).join(' and ');
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
}
