import { type Dispatch, useMemo, useRef } from 'react';
import { ownKeysList } from '~/ui/commands/own-keys';
import type { EditorAction } from '../edit/editor';
import { boardCommands } from './board-commands';
import type { ViewControls } from './use-map-view';

/** The storage key for the user's custom shortcuts in Mapwright. */
export const BOARD_KEYS = ownKeysList('mapwright');

/** The commands of the map area, and refs for its element and view. */
export function useBoardCommands(dispatch: Dispatch<EditorAction>) {
  const pad = useRef<HTMLDivElement>(null);
  const view = useRef<ViewControls | null>(null);
  const commands = useMemo(() => boardCommands(dispatch, () => view.current), [dispatch]);
  return { pad, view, commands };
}
