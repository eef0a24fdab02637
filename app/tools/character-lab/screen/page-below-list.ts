import { characterPaths } from '~/character-paths';
import type { BackLink, FrameHandle } from '~/ui/frame-handle';

/** The link back to the list. */
export const MY_CHARACTERS: BackLink = { to: characterPaths.list(), label: 'My characters' };

/** The frame of every page of one character, with a link back to the list. */
export const BELOW_LIST: FrameHandle = {
  title: 'Character Lab',
  to: characterPaths.list(),
  back: MY_CHARACTERS,
};
