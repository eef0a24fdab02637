import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { Button } from '../button';
import { type DeviceList, useDeviceList } from '../use-device-list';
import { useHistoryStep } from '../use-history-step';
import type { Command } from './command';
import { CommandPalette } from './command-palette';
import styles from './commands.module.css';
import { KeyList } from './key-list';
import { type KeptKeys, ownKeysOf } from './own-keys';
import { useCommandKeys } from './use-command-keys';

const STEPS = ['palette', 'keys'] as const;

export type CommandDeskProps = {
  /** Made anew only when something in it changes. */
  commands: readonly Command[];
  /** Where this device keeps the chosen keys of this page: `ownKeysList('mapwright')`. */
  keptIn: DeviceList<KeptKeys>;
  /** Where commands of a place have the focus. */
  place?: RefObject<HTMLElement>;
};

/** The keys of a page at work, and two buttons: a palette of all commands (also “:”) and the list of all keys (also “?”). */
export function CommandDesk({ commands, keptIn, place }: CommandDeskProps) {
  const [open, show, close] = useHistoryStep('commands', STEPS);
  const [kept, change] = useDeviceList(keptIn);
  const own = useMemo(() => ownKeysOf(kept), [kept]);
  const chosen = useRef<Command | null>(null);
  const all = useMemo<readonly Command[]>(
    () => [
      ...commands,
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
    [commands, show],
  );
  useCommandKeys(all, own, place);

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
      <CommandPalette
        open={open === 'palette'}
        commands={all}
        own={own}
        onClose={() => close('palette')}
        onChoose={choose}
      />
      <KeyList
        open={open === 'keys'}
        commands={all}
        kept={kept}
        onKeep={(next) => change(() => next)}
        onClose={() => close('keys')}
      />
    </>
  );
}
