import { characterPaths } from '~/character-paths';
import type { FrameHandle } from '~/ui/frame-handle';

/** The frame around every page of one character: the way back leads to the list of them. */
export const BELOW_LIST: FrameHandle = {
  title: 'Character Lab',
  to: characterPaths.list(),
  back: { to: characterPaths.list(), label: 'My characters' },
};
