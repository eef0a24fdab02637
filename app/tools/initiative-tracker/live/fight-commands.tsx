import { useEffect, useMemo, useRef } from 'react';
import type { Command, KeyNote } from '~/ui/commands/command';
import { CommandDesk } from '~/ui/commands/command-desk';
import { ownKeysList } from '~/ui/commands/own-keys';
import { combatantCommands, commandTable } from './command-table';
import { watchPanes } from './watch-panes';
import { watchRowDrag } from './watch-row-drag';
import { watchSwipe } from './watch-swipe';

/** Storage of the user's own keys for the tracker on this device. */
const FIGHT_KEYS = ownKeysList('initiative-tracker');

/** The order's current element; it is looked up each time, because the list may be replaced. */
const ORDER = {
  get current() {
    return document.querySelector<HTMLElement>('[data-fight] [data-order]');
  },
};

const NOTES: readonly KeyNote[] = [
  { label: 'Open the focused combatant', group: 'Initiative order', keys: 'Enter' },
  { label: 'Move: drag the initiative with a mouse', group: 'Initiative order', keys: 'Drag' },
  { label: 'Select one more; with Shift a range', group: 'Initiative order', keys: 'Ctrl click' },
];

/** The keys of a running fight, the command palette, and the list of keys. */
export function FightCommands({ chosen }: { chosen: string | null }) {
  useEffect(watchRowDrag, []);
  useEffect(watchSwipe, []);
  useEffect(watchPanes, []);
  const open = useRef(chosen);
  open.current = chosen;
  const commands = useMemo<readonly Command[]>(() => commandTable(() => open.current), []);
  return (
    <CommandDesk
      commands={commands}
      keptIn={FIGHT_KEYS}
      place={ORDER}
      notes={NOTES}
      things={combatantCommands}
    />
  );
}
