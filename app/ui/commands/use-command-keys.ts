import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Command } from './command';
import { isOfControl, isSilent } from './key-silence';
import { type KeyTable, keyTable, type OwnKeys, pressed } from './key-table';
import { pressOf } from './press';
import { isApple } from './use-apple';

/** At once with what is shown: a button that is there has its key. The server has no layout. */
const useAtOnce = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The longest pause between the presses of a sequence such as "g m", in milliseconds. */
const PATIENCE_MS = 1500;

/**
 * Runs commands by their keys while the component is mounted; ignores keys while the user types, while a dialog is
 * open, and where a key belongs to the browser or to the focused control. `place` is the element in which commands of a
 * place work.
 */
export function useCommandKeys(
  commands: readonly Command[],
  own: OwnKeys,
  place?: RefObject<HTMLElement>,
): void {
  const latest = useRef<{ commands: readonly Command[]; own: OwnKeys; table: KeyTable | null }>({
    commands,
    own,
    table: null,
  });
  useAtOnce(() => {
    latest.current = { commands, own, table: null };
  }, [commands, own]);

  useAtOnce(() => {
    let before = '';
    let patience = 0;
    function wait(presses: string): void {
      before = presses;
      window.clearTimeout(patience);
      patience = window.setTimeout(() => {
        before = '';
      }, PATIENCE_MS);
    }
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      const here = place?.current ?? null;
      if (isSilent(target, here)) {
        wait('');
        return;
      }
      const press = pressOf(event, isApple());
      if (press === null || isOfControl(press, target, here)) return;
      latest.current.table ??= keyTable(latest.current.commands, latest.current.own);
      const found = pressed(latest.current.table, before, press);
      if (found.is === 'begun' && event.repeat) return;
      wait(found.is === 'begun' ? found.presses : '');
      if (found.is === 'nothing') return;
      if (found.is === 'command') perform(found.id, event, here?.contains(target) ?? false);
      else event.preventDefault();
    }
    function perform(id: string, event: KeyboardEvent, isInPlace: boolean): void {
      const command = latest.current.commands.find((one) => one.id === id);
      if (!command || (command.where === 'place' && !isInPlace)) return;
      // Let the browser handle Escape too, for example to leave full screen.
      if (event.key !== 'Escape') event.preventDefault();
      if (command.enabled === false || (event.repeat && !command.repeats)) return;
      command.perform();
    }
    document.addEventListener('keydown', handleKey);
    return () => {
      window.clearTimeout(patience);
      document.removeEventListener('keydown', handleKey);
    };
  }, [place]);
}
