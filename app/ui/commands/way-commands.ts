import type { Command } from './command';

/** The page's links with a `g` shortcut (`data-go`), as commands: the page's frame has their addresses. */
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
        // The page may have rendered its links again since, so look the link up.
        perform: () => page.querySelector<HTMLElement>(`a[data-go="${letter}"]`)?.click(),
      },
    ];
  });
}
