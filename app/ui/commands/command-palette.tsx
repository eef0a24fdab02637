import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes';
import { Dialog } from '../dialog';
import options from '../options.module.css';
import { VisuallyHidden } from '../visually-hidden';
import hidden from '../visually-hidden.module.css';
import type { Command } from './command';
import styles from './commands.module.css';
import { findCommands, groupCommands } from './find-commands';
import { keysOf, type OwnKeys } from './key-table';
import { KeysOfCommand } from './keys-of-command';
import { useApple } from './use-apple';

export type CommandPaletteProps = {
  open: boolean;
  commands: readonly Command[];
  own: OwnKeys;
  onClose: () => void;
  /** Called with the chosen command; the caller runs it once the palette is closed and the focus is back. */
  onChoose: (command: Command) => void;
};

/**
 * Finds commands by a few letters: a field, and a list that the arrow keys move through while the field keeps the
 * focus.
 */
export function CommandPalette({ open, commands, own, onClose, onChoose }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Commands">
      {open && <Finder commands={commands} own={own} onChoose={onChoose} />}
    </Dialog>
  );
}

function Finder({ commands, own, onChoose }: Omit<CommandPaletteProps, 'open' | 'onClose'>) {
  const id = useId();
  const apple = useApple();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const groups = groupCommands(findCommands(commands, query));
  const found = groups.flatMap((group) => group.commands);
  const active = found[Math.min(at, found.length - 1)];
  const activeId = active && `${id}-${active.id}`;

  useEffect(() => {
    // The dialog opens after its content is rendered, and focuses its close button.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = found.length - 1;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setAt(found.length === 0 ? 0 : (Math.min(at, last) + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active && active.enabled !== false) onChoose(active);
    }
  }

  return (
    <>
      <label className={styles.search}>
        <VisuallyHidden>Find a command</VisuallyHidden>
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="What would you like to do?"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
      </label>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Commands"
        className={classes(options.list, styles.list)}
      >
        {groups.map(({ group, commands: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a `fieldset` is not allowed in a `listbox`
          <div key={group} role="group" aria-label={group}>
            <p className={styles.group} aria-hidden="true">
              {group}
            </p>
            {members.map((command) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input field handles the keyboard
              <div
                key={command.id}
                id={`${id}-${command.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={command === active}
                aria-disabled={command.enabled === false || undefined}
                className={options.option}
                onClick={() => command.enabled !== false && onChoose(command)}
              >
                <span>
                  {command.label}
                  {command.enabled === false && <small> (not now)</small>}
                </span>
                <KeysOfCommand keys={keysOf(command, own)} apple={apple} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? hidden.hidden : undefined}>
        {found.length === 0 ? `No command matches “${query}”.` : countWords(found.length)}
      </p>
    </>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 command' : `${count} commands`;
}
