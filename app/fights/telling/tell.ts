import { foldEvent } from '../fold/fold-event';
import type { Deed, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { combatantOf } from '../people/people';
import { tellFollows } from './follows';
import type { Line } from './line';
import { type Around, nameIn, namesIn, rowName, verb } from './names';
import { tellHarm, tellHeal, tellShield } from './tell-harm';
import {
  tellConcentrationSave,
  tellDeathSave,
  tellEnded,
  tellExhaustion,
  tellLasting,
  tellSaved,
} from './tell-lasting';
import { tellMat } from './tell-mat';
import { tellAdd, tellChange, tellPlace, tellSpend } from './tell-people';
import { tellTable } from './tell-table';
import { tellTaken } from './tell-taken';
import { tellBegin, tellInitiative, tellMaximum, tellMove, tellSet, tellTurn } from './tell-turns';

/**
 * Describes an event with the names of that time: each deed, then its consequences. `before` and `after` are the
 * fight around the event; `named` are the lines of the action that an undo or redo refers to, if known. Empty for an
 * event without effect.
 */
export function tell(
  before: Fight,
  event: FightEvent,
  after: Fight,
  named?: readonly string[],
): Line[] {
  const { id, by, at } = event;
  const lines: Line[] = [];
  let around: Around = { before, after: before };
  for (const deed of event.deeds) {
    const takes = deed.do === 'undo' || deed.do === 'redo';
    // Fold each deed to know its own effect; an undo or redo is the ledger's, so only the whole result is known.
    const then = takes ? after : foldEvent(around.after, { ...event, deeds: [deed] });
    around = { before: around.after, after: then };
    const said = takes ? tellTaken(deed.do, named, around) : told(deed, around);
    const follows = takes ? [] : tellFollows(deed, around);
    const { round } = around.after;
    const line = { event: id, by, at, round, kind: deed.do, undone: false };
    lines.push(...said.map((text) => ({ ...line, follows: false, text })));
    lines.push(...follows.map((text) => ({ ...line, follows: said.length > 0, text })));
  }
  return lines;
}

function told(deed: Deed, around: Around): readonly string[] {
  const name = 'who' in deed && typeof deed.who === 'string' ? nameIn(around, deed.who) : '';
  switch (deed.do) {
    case 'name':
      return [`The fight is called “${deed.name}”.`];
    case 'set':
      return tellSet(around);
    case 'add':
      return tellAdd(deed, around);
    case 'change':
      return tellChange(deed, around);
    case 'place':
      return [tellPlace(deed, around)];
    case 'link':
      return [`${namesIn(around, deed.who)} act together${deed.name ? ` as ${deed.name}` : ''}.`];
    case 'unlink':
      return [`${namesIn(around, deed.who)} ${verb(deed.who, 'acts', 'act each')} alone.`];
    case 'initiative':
      return tellInitiative(deed, around);
    case 'move':
      return [tellMove(deed, around)];
    case 'begin':
      return tellBegin(around);
    case 'turn':
      return tellTurn(deed, around);
    case 'harm':
      return tellHarm(deed, around);
    case 'heal':
      return tellHeal(deed, around);
    case 'shield':
      return tellShield(deed, around);
    case 'maximum':
      return tellMaximum(deed, around);
    case 'maximum-back':
      return [`${namesIn(around, deed.who)}: the hit point maximum is back to normal.`];
    case 'lasting':
      return tellLasting(deed, around);
    case 'lasting-ends':
      return tellEnded(deed, around);
    case 'exhaustion':
      return [tellExhaustion(deed, around)];
    case 'saved':
      return [tellSaved(deed, around)];
    case 'casts':
      return [`${name} casts ${deed.spell}${deed.level === 0 ? '' : ` at level ${deed.level}`}.`];
    case 'concentrates':
      return [`${name} concentrates on ${deed.on}.`];
    case 'concentration-save':
      return [tellConcentrationSave(deed, around)];
    case 'concentration-ends': {
      const on = combatantOf(around.before, deed.who)?.concentration?.on;
      return [`${name} ends concentration${on ? ` on ${on}` : ''}.`];
    }
    case 'death-save':
      return [tellDeathSave(deed, around)];
    case 'stabilise':
      return [`${name} is stabilized.`];
    case 'spend':
      return [tellSpend(deed, around)];
    case 'ready':
      return [
        deed.what === null
          ? `${name} no longer readies an action.`
          : `${name} readies: ${deed.what}.`,
      ];
    case 'delay':
      return [`${rowName(around, deed.row)} delays.`];
    case 'undelay':
      return [`${rowName(around, deed.row)} acts after its delay.`];
    case 'transform':
      return [`${name} transforms into ${deed.into.name}.`];
    case 'revert':
      return [`${name} returns to its own form.`];
    case 'remind':
      return [`Reminder${deed.who === null ? '' : ` for ${name}`}: ${deed.reminder.text}`];
    case 'remind-no-more':
      return [`Reminder${deed.who === null ? '' : ` for ${name}`} removed.`];
    case 'note':
      return deed.text === '' ? [] : [`Note: ${deed.text}`];
    case 'treasure':
      return deed.text === '' ? [] : [`Treasure: ${deed.text}`];
    case 'end': {
      const shared =
        deed.sharedBy === 1
          ? ''
          : `, ${Math.floor(deed.xp / deed.sharedBy)} for each of ${deed.sharedBy}`;
      return [`The fight is over: ${deed.xp} XP${shared}.`];
    }
    case 'sweep':
      return [
        deed.how === 'clean'
          ? 'All foes are removed; the party stays as it is.'
          : 'The fight is reset: the foes are removed, and the party is fully rested.',
      ];
    case 'claim':
    case 'seat':
    case 'unseat':
    case 'suggest':
    case 'roll':
    case 'handout':
    case 'handout-gone':
    case 'pause':
      return tellTable(deed, around);
    case 'mat':
    case 'mat-place':
    case 'mat-uncover':
      return tellMat(deed, around);
    // Dismissed items, notes, which stand beside the log, and deeds that are described elsewhere.
    case 'dismiss':
    case 'notes':
    case 'undo':
    case 'redo':
      return [];
  }
}
