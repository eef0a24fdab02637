import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../button';
import { type DeviceList, useDeviceList } from '../use-device-list';
import { useHistoryStep } from '../use-history-step';
import { useLatePart } from '../use-late-part';
import type { Command, KeyNote } from './command';
import styles from './commands.module.css';
import { type KeptKeys, ownKeysOf } from './own-keys';
import { useCommandKeys } from './use-command-keys';
import { wayCommands } from './way-commands';

const STEPS = ['palette', 'keys'] as const;

/** What the two buttons open comes once the page stands: keys work without it. */
function fetchSheets() {
  return import('./command-sheets');
}

export type CommandDeskProps = {
  /** Made anew only when something in it changes. */
  commands: readonly Command[];
  /** Where this device keeps the chosen keys of this page: `ownKeysList('mapwright')`. */
  keptIn: DeviceList<KeptKeys>;
  /** Where commands of a place have the focus. */
  place?: RefObject<HTMLElement>;
  /** Keys that belong to something else on the page, told in the list of keys. */
  notes?: readonly KeyNote[];
};

const NO_NOTES: readonly KeyNote[] = [];
const NO_COMMANDS: readonly Command[] = [];

/**
 * The keys of a page at work, and two buttons: a palette of all commands (also “:”) and the list of all keys (also “?”). The
 * ways that the page shows with a letter of their own are among them.
 */
export function CommandDesk({ commands, keptIn, place, notes = NO_NOTES }: CommandDeskProps) {
  const [open, show, close] = useHistoryStep('commands', STEPS);
  const [kept, change] = useDeviceList(keptIn);
  const own = useMemo(() => ownKeysOf(kept), [kept]);
  const [late] = useLatePart(fetchSheets, open !== null);
  const [ways, setWays] = useState<readonly Command[]>([]);
  // Who signs in or out on the way here has other ways.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened shows the ways of that moment
  useEffect(() => setWays(wayCommands(document)), [open]);
  const chosen = useRef<Command | null>(null);
  const all = useMemo<readonly Command[]>(
    () => [
      ...commands,
      ...ways,
      {
        id: 'find-command',
        label: 'Find a command',
        group: 'Help',
        keys: [':'],
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
    [commands, ways, show],
  );
  const begun = useMemo<readonly Command[]>(() => {
    if (open === null) return all;
    // What one types for the palette while it is on its way is meant for no command.
    if (late.is !== 'here') return NO_COMMANDS;
    // Keys are heard although something is open: it is closing. Going back would take back what is done before that.
    return all.map((command) => ({
      ...command,
      perform: () => {
        chosen.current = command;
      },
    }));
  }, [all, open, late]);
  useCommandKeys(begun, own, place);
  useEffect(() => {
    // Ahead of its need, while the line is there.
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
