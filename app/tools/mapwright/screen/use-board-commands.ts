import { type Dispatch, useMemo, useRef } from 'react';
import { ownKeysList } from '~/ui/commands/own-keys';
import type { EditorAction } from '../edit/editor';
import { boardCommands } from './board-commands';
import type { ViewControls } from './use-map-view';

/** Where this device keeps the keys that somebody chose for Mapwright. */
export const BOARD_KEYS = ownKeysList('mapwright');

/** The commands of the drawing board, and the places where it leaves itself and its view for them. */
export function useBoardCommands(dispatch: Dispatch<EditorAction>) {
  const pad = useRef<HTMLDivElement>(null);
  const view = useRef<ViewControls | null>(null);
  const commands = useMemo(() => boardCommands(dispatch, () => view.current), [dispatch]);
  return { pad, view, commands };
}
