import type { Command } from './command';

/** The ways that a page shows with a letter for `g` (`data-go`), as commands: the frame of the page knows where they lead. */
export function wayCommands(page: Document): Command[] {
  const letters = new Set<string>();
  return [...page.querySelectorAll<HTMLElement>('a[data-go]')].flatMap((way): Command[] => {
    const letter = way.dataset.go ?? '';
    const name = way.firstChild?.textContent?.trim() ?? '';
    if (letter === '' || letters.has(letter)) return [];
    letters.add(letter);
    return [
      {
        id: `go-${letter}`,
        label: `Go to ${name}`,
        group: 'Tools',
        keys: [`g ${letter}`],
        fixed: true,
        // The page may have drawn its ways anew since.
        perform: () => page.querySelector<HTMLElement>(`a[data-go="${letter}"]`)?.click(),
      },
    ];
  });
}
