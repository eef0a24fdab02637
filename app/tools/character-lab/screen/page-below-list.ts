import { characterPaths } from '~/character-paths';
import type { FrameHandle } from '~/ui/frame-handle';

/** The frame of every page of one character, with a link back to the list. */
export const BELOW_LIST: FrameHandle = {
  title: 'Character Lab',
  to: characterPaths.list(),
  back: { to: characterPaths.list(), label: 'My characters' },
};
