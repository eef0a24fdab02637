import type { ComponentType } from 'react';
import type { OpenWindow } from './mine-window';

type LateWindow = Promise<{ default: ComponentType<OpenWindow> }>;

/** The window of a monster's lists and note, for an account or for a device: the one that is not wanted stays away. */
export function fetchWindow(signedIn: boolean): LateWindow {
  return signedIn ? import('./account-window') : import('./device-window');
}
