import type { LatePresses } from './asked';
import * as group from './group-presses';
import { load } from './load-press';
import * as mat from './mat-presses';
import * as players from './players-presses';
import * as seat from './seat-presses';
import { secretRolls } from './secret-rolls';
import { transform } from './shape-presses';
import { spellWish } from './spell-presses';

/** The actions that a device loads on first use. */
export const LATE_PRESSES: LatePresses = {
  spellWish,
  presses: {
    transform,
    'load-fight': load,
    link: group.link,
    unlink: group.unlink,
    'name-group': group.nameGroup,
    'move-before': group.moveBefore,
    'table:give': seat.giveSeat,
    'table:unseat': seat.unseat,
    'table:roll': players.rollForTable,
    'table:rolled': seat.applyRolled,
    'table:full': seat.answerSuggestion(1),
    'table:half': seat.answerSuggestion(0.5),
    'table:none': seat.answerSuggestion(0),
    'table:pause': players.pause,
    'table:see': players.playersSee,
    'table:see-one': players.playersSeeOne,
    'table:handout': players.handout,
    'table:put-away': players.handoutGone,
    'table:secret': secretRolls,
    'mat:choose': mat.chooseMat,
    'mat:remove': mat.removeMat,
    'mat:place': mat.placeToken,
    'mat:take-off': mat.takeTokenOff,
    'mat:uncover': mat.uncoverArea(true),
    'mat:cover': mat.uncoverArea(false),
    'mat:uncover-all': mat.uncoverAll(true),
    'mat:cover-all': mat.uncoverAll(false),
  },
};
