import {
  foldConcentrates,
  foldConcentrationEnds,
  foldConcentrationSave,
} from '../harm/concentration';
import { foldDeathSave, foldStabilise } from '../harm/death';
import { foldHarm } from '../harm/harm';
import { foldHeal } from '../harm/heal';
import { foldMaximum, foldMaximumBack } from '../harm/maximum';
import { heedShapes } from '../harm/shape-over';
import { foldShield } from '../harm/shield';
import { foldSpend } from '../harm/spend';
import { foldRevert, foldTransform } from '../harm/transform';
import { foldLastingEnds } from '../lasting/end';
import { foldExhaustion } from '../lasting/exhaustion';
import { foldLasting } from '../lasting/put';
import { foldSaved } from '../lasting/saved';
import type { Deed, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { foldMat, foldMatPlace, foldMatUncover } from '../mat/fold-mat';
import { foldHandout, foldHandoutGone } from '../seats/handouts';
import { foldPause } from '../seats/pause';
import { foldRoll } from '../seats/rolls';
import { foldClaim, foldSeat, foldSuggest, foldUnseat } from '../seats/seats';
import {
  foldDismiss,
  foldEnd,
  foldName,
  foldNotes,
  foldRemind,
  foldRemindNoMore,
  foldSet,
  foldTreasure,
} from '../turns/about';
import { foldAdd } from '../turns/add';
import { foldChange } from '../turns/change';
import { foldInitiative, foldMove } from '../turns/initiative';
import { foldLink, foldUnlink } from '../turns/link';
import { foldBegin, foldTurn, holds } from '../turns/pass';
import { foldPlace, foldSweep } from '../turns/place';
import { foldDelay, foldReady, foldUndelay } from '../turns/wait';

/** Applies one event to a fight. Every device computes the same result; never throws, whatever the event contains. */
export function foldEvent(fight: Fight, event: FightEvent): Fight {
  // Of two simultaneous presses of "next", the second has no effect, nor do the deeds sent with it (initiative rerolled
  // for the round).
  const [first] = event.deeds;
  if (first?.do === 'turn' && !holds(fight, first)) return fight;
  const done = event.deeds.reduce((after, deed) => foldDeed(after, deed, event), fight);
  return heedShapes(fight, done);
}

function foldDeed(fight: Fight, deed: Deed, event: FightEvent): Fight {
  switch (deed.do) {
    case 'name':
      return foldName(fight, deed, event);
    case 'set':
      return foldSet(fight, deed, event);
    case 'add':
      return foldAdd(fight, deed, event);
    case 'change':
      return foldChange(fight, deed, event);
    case 'place':
      return foldPlace(fight, deed, event);
    case 'link':
      return foldLink(fight, deed, event);
    case 'unlink':
      return foldUnlink(fight, deed, event);
    case 'initiative':
      return foldInitiative(fight, deed, event);
    case 'move':
      return foldMove(fight, deed, event);
    case 'begin':
      return foldBegin(fight, deed, event);
    case 'turn':
      return foldTurn(fight, deed, event);
    case 'harm':
      return foldHarm(fight, deed, event);
    case 'heal':
      return foldHeal(fight, deed, event);
    case 'shield':
      return foldShield(fight, deed, event);
    case 'maximum':
      return foldMaximum(fight, deed, event);
    case 'maximum-back':
      return foldMaximumBack(fight, deed, event);
    case 'lasting':
      return foldLasting(fight, deed, event);
    case 'lasting-ends':
      return foldLastingEnds(fight, deed, event);
    case 'exhaustion':
      return foldExhaustion(fight, deed, event);
    case 'saved':
      return foldSaved(fight, deed, event);
    case 'concentrates':
      return foldConcentrates(fight, deed, event);
    case 'concentration-save':
      return foldConcentrationSave(fight, deed, event);
    case 'concentration-ends':
      return foldConcentrationEnds(fight, deed, event);
    case 'death-save':
      return foldDeathSave(fight, deed, event);
    case 'stabilise':
      return foldStabilise(fight, deed, event);
    case 'spend':
      return foldSpend(fight, deed, event);
    case 'ready':
      return foldReady(fight, deed, event);
    case 'delay':
      return foldDelay(fight, deed, event);
    case 'undelay':
      return foldUndelay(fight, deed, event);
    case 'transform':
      return foldTransform(fight, deed, event);
    case 'revert':
      return foldRevert(fight, deed, event);
    case 'remind':
      return foldRemind(fight, deed, event);
    case 'remind-no-more':
      return foldRemindNoMore(fight, deed, event);
    case 'dismiss':
      return foldDismiss(fight, deed, event);
    case 'notes':
      return foldNotes(fight, deed, event);
    case 'treasure':
      return foldTreasure(fight, deed, event);
    case 'sweep':
      return foldSweep(fight, deed, event);
    case 'end':
      return foldEnd(fight, deed, event);
    case 'claim':
      return foldClaim(fight, deed, event);
    case 'seat':
      return foldSeat(fight, deed, event);
    case 'unseat':
      return foldUnseat(fight, deed, event);
    case 'suggest':
      return foldSuggest(fight, deed, event);
    case 'handout':
      return foldHandout(fight, deed, event);
    case 'handout-gone':
      return foldHandoutGone(fight, deed, event);
    case 'pause':
      return foldPause(fight, deed, event);
    case 'roll':
      return foldRoll(fight, deed, event);
    case 'mat':
      return foldMat(fight, deed, event);
    case 'mat-place':
      return foldMatPlace(fight, deed, event);
    case 'mat-uncover':
      return foldMatUncover(fight, deed, event);
    // For the log only; the ledger handles undo and redo.
    case 'casts':
    case 'note':
    case 'undo':
    case 'redo':
      return fight;
  }
}
