import type { LatePresses } from './asked';
import * as group from './group-presses';
import { load } from './load-press';
import { transform } from './shape-presses';
import { spellWish } from './spell-presses';

/** The presses that a device fetches when the first of them is pressed. */
export const LATE_PRESSES: LatePresses = {
  spellWish,
  presses: {
    transform,
    'load-fight': load,
    link: group.link,
    unlink: group.unlink,
    'name-group': group.nameGroup,
    'move-before': group.moveBefore,
  },
};
