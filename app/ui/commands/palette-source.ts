import type { Command } from './command';

/** Sent on the page each time its palette opens, to collect what it can do. */
const GATHERING = 'palette-gathering';

type Gathering = { offer: (commands: readonly Command[]) => void };

/**
 * Offers commands of a part of a page to its palette (Ctrl+K): they are found beside tools, records and own things,
 * under the heading of their group. `commands` is called each time the palette opens. Works across bundles, because
 * only the page's document is shared. Returns a function that stops it.
 */
export function offerToPalette(page: Document, commands: () => readonly Command[]): () => void {
  const answer = (event: Event) => {
    if (event instanceof CustomEvent) (event.detail as Gathering).offer(commands());
  };
  page.addEventListener(GATHERING, answer);
  return () => page.removeEventListener(GATHERING, answer);
}

/** The commands that parts of the page offer now; of two with the same id the first counts. */
export function gatherCommands(page: Document): Command[] {
  const found = new Map<string, Command>();
  const offer = (commands: readonly Command[]) => {
    for (const command of commands) {
      if (!found.has(command.id)) found.set(command.id, command);
    }
  };
  page.dispatchEvent(new CustomEvent<Gathering>(GATHERING, { detail: { offer } }));
  return [...found.values()];
}
