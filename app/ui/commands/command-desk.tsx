import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../button';
import { type DeviceList, useDeviceList } from '../use-device-list';
import { useHistoryStep } from '../use-history-step';
import { useLatePart } from '../use-late-part';
import type { Command, KeyNote } from './command';
import styles from './commands.module.css';
import { type KeptKeys, ownKeysOf } from './own-keys';
import { offerToPalette } from './palette-source';
import { useCommandKeys } from './use-command-keys';
import { wayCommands } from './way-commands';

const STEPS = ['palette', 'keys'] as const;

/** What the two buttons open is loaded after the page: the keys work without it. */
function fetchSheets() {
  return import('./command-sheets');
}

export type CommandDeskProps = {
  /** Memoized: it must change only when something in it changes. */
  commands: readonly Command[];
  /** Where this device stores the user's own keys for this page: `ownKeysList('mapwright')`. */
  keptIn: DeviceList<KeptKeys>;
  /** The element in which commands of a place work. */
  place?: RefObject<HTMLElement>;
  /** Things of the page that the palette finds beside the commands, read when it opens. */
  things?: () => readonly Command[];
  /** Keys that other parts of the page handle, shown in the list of keys. */
  notes?: readonly KeyNote[];
};

const NO_NOTES: readonly KeyNote[] = [];
const NO_COMMANDS: readonly Command[] = [];

/**
 * Handles the command keys of a page, and shows two buttons: a palette of all commands (also “:”, and Ctrl+K on pages
 * with things to find and without a palette of everything) and the list of all keys (also “?”). The links that the page
 * shows with a letter of their own are among the commands.
 */
export function CommandDesk({
  commands,
  keptIn,
  place,
  things,
  notes = NO_NOTES,
}: CommandDeskProps) {
  const [open, show, close] = useHistoryStep('commands', STEPS);
  const [kept, change] = useDeviceList(keptIn);
  const own = useMemo(() => ownKeysOf(kept), [kept]);
  const [late] = useLatePart(fetchSheets, open !== null);
  const [ways, setWays] = useState<readonly Command[]>([]);
  // Where the page has a palette of everything, Ctrl+K is its key; where it has nothing to find, it is the browser's.
  const [hasPalette, setHasPalette] = useState(true);
  const hasThings = things !== undefined;
  // Signing in or out changes the links.
  // biome-ignore lint/correctness/useExhaustiveDependencies: collect the page's links again at each opening
  useEffect(() => {
    setWays(wayCommands(document));
    setHasPalette(document.querySelector('a[data-palette]') !== null);
  }, [open]);
  const chosen = useRef<Command | null>(null);
  const all = useMemo<readonly Command[]>(
    () => [
      ...commands,
      ...ways,
      {
        id: 'find-command',
        label: 'Find a command',
        group: 'Help',
        keys: hasPalette || !hasThings ? [':'] : [':', 'Mod+k'],
        perform: () => show('palette'),
      },
      {
        id: 'show-keys',
        label: 'Show all keys',
        group: 'Help',
        keys: ['?'],
        perform: () => show('keys'),
      },
    ],
    [commands, ways, hasPalette, hasThings, show],
  );
  const begun = useMemo<readonly Command[]>(() => {
    if (open === null) return all;
    // Keys typed while the palette loads are meant for its field, so no command may run.
    if (late.is !== 'here') return NO_COMMANDS;
    // Keys are handled although something is open: it is closing. Going back in the history would undo what the command
    // does before that, so run it afterwards.
    return all.map((command) => ({
      ...command,
      perform: () => {
        chosen.current = command;
      },
    }));
  }, [all, open, late]);
  useCommandKeys(begun, own, place);
  const found = useMemo(() => (open === 'palette' ? (things?.() ?? []) : []), [open, things]);
  useEffect(
    () => offerToPalette(document, () => [...commands, ...(things?.() ?? [])]),
    [commands, things],
  );
  useEffect(() => {
    // Load it ahead, while the device is online.
    fetchSheets().catch(() => {});
  }, []);
  useEffect(() => {
    if (late.is === 'lost') STEPS.forEach(close);
  }, [late, close]);

  useEffect(() => {
    if (open !== null) return;
    const command = chosen.current;
    chosen.current = null;
    // The palette has closed by now, and the focus is back.
    command?.perform();
  }, [open]);

  function choose(command: Command): void {
    chosen.current = command;
    close('palette');
  }

  return (
    <>
      <span className={styles.desk}>
        <Button type="button" kind="quiet" icon="search" onClick={() => show('palette')}>
          Commands
        </Button>
        <Button type="button" kind="plain" onClick={() => show('keys')}>
          Keys
        </Button>
      </span>
      {late.is === 'lost' && (
        <p className={styles.soft} role="status">
          Could not load the list. The keys still work; try again when you are back online.
        </p>
      )}
      {late.is === 'here' && (
        <late.part.CommandSheets
          open={open}
          commands={all}
          things={found}
          notes={notes}
          own={own}
          kept={kept}
          onKeep={(next) => change(() => next)}
          onClose={close}
          onChoose={choose}
        />
      )}
    </>
  );
}
