import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { REMOVE, RESET } from '../names';
import type { Command, KeyNote } from './command';
import styles from './commands.module.css';
import { groupCommands } from './find-commands';
import { keysOf } from './key-table';
import { KeysOfCommand } from './keys-of-command';
import {
  type Choosing,
  isChanged,
  type KeptKeys,
  ownKeysOf,
  withOwnKey,
  withoutKeys,
  withoutOwn,
} from './own-keys';
import { pressOf } from './press';
import { keyWords } from './press-words';
import { isApple, useApple } from './use-apple';

export type KeyListProps = {
  open: boolean;
  commands: readonly Command[];
  notes: readonly KeyNote[];
  kept: readonly KeptKeys[];
  onKeep: (kept: readonly KeptKeys[]) => void;
  onClose: () => void;
};

/** Resets a command to its default keys, or removes its keys: a command offers one of the two at a time. */
const SET_BACK = { label: RESET, kept: withoutOwn };
const TAKE_AWAY = { label: REMOVE, kept: withoutKeys };

/** All keys of a page in one list; each can be changed, removed or reset, and this device stores the changes. */
export function KeyList({ open, onClose, ...list }: KeyListProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
      {open && <Keys {...list} />}
    </Dialog>
  );
}

function Keys({ commands, notes, kept, onKeep }: Omit<KeyListProps, 'open' | 'onClose'>) {
  const apple = useApple();
  const [asked, setAsked] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const own = ownKeysOf(kept);
  const id = useId();
  const answered = useRef<string | null>(null);
  useEffect(() => {
    // The element that waited for the key press is gone, and the focus with it.
    if (asked === null && answered.current !== null) {
      document.getElementById(`${id}-${answered.current}`)?.focus();
    }
    answered.current = null;
  }, [asked, id]);

  function leave(command: Command): void {
    answered.current = command.id;
    setAsked(null);
  }

  function keep(command: Command, next: readonly KeptKeys[]): void {
    onKeep(next);
    if (asked === command.id) leave(command);
    const keys = keysOf(command, ownKeysOf(next));
    const words = keys.map((key) => keyWords(key, apple)).join(' or ');
    setSaid(keys.length > 0 ? `${command.label}: ${words}.` : `${command.label} has no key.`);
  }

  const wayBack = (command: Command) => (isChanged(command, own) ? SET_BACK : TAKE_AWAY);

  function choose(command: Command, press: string): void {
    const choosing = withOwnKey(commands, kept, command.id, press);
    if (choosing.ok) keep(command, choosing.kept);
    else setSaid(refusal(choosing, keyWords(press, apple)));
  }

  return (
    <>
      <p className={styles.soft}>
        Keys do nothing while you type in a field. Changes are saved on this device.
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {groupCommands(commands).map(({ group, commands: members }) => (
        <section key={group} aria-label={group}>
          <h3 className={styles.heading}>{group}</h3>
          <ul className={styles.keys}>
            {notes
              .filter((note) => note.group === group)
              .map(({ label, keys }) => (
                <li key={label}>
                  <span>{label}</span>
                  <KeysOfCommand keys={[keys]} apple={apple} />
                </li>
              ))}
            {members.map((command) => (
              <li key={command.id}>
                <span>{command.label}</span>
                {asked === command.id ? (
                  <Asking
                    label={command.label}
                    onPress={(press) => choose(command, press)}
                    onLeave={() => leave(command)}
                    onBlur={() => setAsked(null)}
                  />
                ) : (
                  <KeysOfCommand keys={keysOf(command, own)} apple={apple} />
                )}
                {!command.fixed && (
                  <span className={styles.changes}>
                    <Button
                      id={`${id}-${command.id}`}
                      type="button"
                      kind="plain"
                      compact
                      aria-label={`Change the key of ${command.label}`}
                      onClick={() => {
                        setSaid('');
                        setAsked(command.id);
                      }}
                    >
                      Change
                    </Button>
                    <Button
                      type="button"
                      kind="plain"
                      compact
                      aria-label={`${wayBack(command).label} the key of ${command.label}`}
                      onClick={() => keep(command, wayBack(command).kept(kept, command.id))}
                    >
                      {wayBack(command).label}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {kept.length > 0 && (
        <Button
          type="button"
          kind="quiet"
          icon="undo"
          onClick={() => {
            onKeep([]);
            setSaid('All keys are reset.');
          }}
        >
          Reset all keys
        </Button>
      )}
    </>
  );
}

/** Waits for one key press; Tab and Escape cancel. */
function Asking({
  label,
  onPress,
  onLeave,
  onBlur,
}: {
  label: string;
  onPress: (press: string) => void;
  onLeave: () => void;
  onBlur: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Tab') return;
    const press = pressOf(event.nativeEvent, isApple());
    // Escape must not close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    if (press === 'Escape') onLeave();
    else if (press !== null && !event.repeat) onPress(press);
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.asking}
      aria-label={`Press the new key of ${label}`}
      onKeyDown={handleKey}
      onBlur={onBlur}
      onClick={onLeave}
    >
      Press a key…
    </button>
  );
}

function refusal({ why, by }: Extract<Choosing, { ok: false }>, key: string): string {
  if (why === 'taken') return `${key} is already the key of “${by?.label ?? 'another command'}”.`;
  if (why === 'browser') return `${key} belongs to the browser. Try another key.`;
  return 'That key cannot be used. Try another one.';
}
