import { beginFight, passTurn } from '~/fights/moves/pass-turn';
import { rollInitiative } from '~/fights/moves/roll-initiative';
import { add, addEvent } from './add-presses';
import { type Asked, type Pressed, problem, text } from './asked';
import { answer } from './due-presses';
import * as harm from './harm-presses';
import { initiativeList } from './initiative-list';
import * as lasting from './lasting-presses';
import { changeNumbers } from './numbers-presses';
import * as people from './people-presses';
import { count } from './plan-presses';
import { portrait } from './portrait-press';
import { remind, remindNoMore } from './reminder-presses';
import { spend } from './spend-presses';
import * as table from './table-presses';
import * as turn from './turn-presses';
import { until } from './until-press';

/** An action, with a check whether an event of the log is the user's own (for passing the turn back). */
export type Press = Asked & { readonly isOwn: (event: string) => boolean };

const PRESSES: Readonly<Record<string, (press: Press) => Pressed>> = {
  begin: ({ fight, random }) => beginFight(fight, random),
  next: (press) => pass(press, 'next'),
  previous: (press) => pass(press, 'previous'),
  'roll-missing': ({ fight, random }) => rollInitiative(fight, 'missing', random),
  'roll-all': ({ fight, random }) => rollInitiative(fight, 'all', random),
  'roll-row': (press) => rollInitiative(press.fight, [text(press, 'row')], press.random),
  'set-count': turn.setCount,
  initiatives: initiativeList,
  'move-up': turn.move('up'),
  'move-down': turn.move('down'),
  delay: turn.delay,
  ready: turn.ready,
  'ready-now': turn.readyNow,
  harm: harm.harm,
  heal: harm.heal,
  shield: harm.shield,
  raise: harm.maximum,
  drain: harm.maximum,
  'maximum-back': harm.maximumBack,
  lasting: lasting.lasting,
  'lasting-ends': lasting.lastingEnds,
  'end-selected': lasting.stillLasting('selected'),
  'end-all': lasting.stillLasting('all'),
  exhaustion: lasting.exhaustion,
  concentrate: lasting.concentrate,
  'concentration-ends': lasting.concentrationEnds,
  stabilise: harm.stabilise,
  spend,
  add,
  'add-event': addEvent,
  'place-pile': people.place('pile'),
  'place-back': people.place('back'),
  'place-gone': people.place('gone'),
  hide: people.hide(true),
  reveal: people.hide(false),
  surprise: people.surprise(true),
  'surprise-over': people.surprise(false),
  duplicate: people.duplicate,
  change: people.change,
  'change-numbers': changeNumbers,
  remind,
  'remind-no-more': remindNoMore,
  portrait,
  revert: people.revert,
  'due-roll': answer('roll'),
  'due-success': answer('success'),
  'due-failure': answer('failure'),
  'due-legendary': answer('legendary-resistance'),
  'due-total': answer('total'),
  dismiss: table.dismiss,
  settings: table.settings,
  note: table.note,
  notes: table.notes,
  clean: table.sweep('clean'),
  clear: table.sweep('clear'),
  end: table.end,
  undo: table.undo,
  'undo-this': table.undoThis,
  redo: table.redo,
  counts: count,
};

/** Performs an action by its intent: the same on the device and, without scripts, on the server. */
export function pressed(press: Press): Pressed {
  const intent = text(press, 'intent');
  if (intent.startsWith('put:')) return lasting.lasting(press);
  if (intent.startsWith('until:')) return until(press);
  const late = press.late?.presses ?? {};
  const found = [PRESSES, late].find((table) => Object.hasOwn(table, intent))?.[intent];
  return found ? found(press) : problem('This form is out of date. Reload the page and try again.');
}

/** If the form shows a turn that is already over, a second press of the button has no effect. */
function pass(press: Press, way: 'next' | 'previous'): Pressed {
  if (press.fight.ended) return problem('The fight is over. Undo its end to continue.');
  const { fight, random, isOwn } = press;
  const seen = `${text(press, 'round')}:${text(press, 'turn')}`;
  const isStale = text(press, 'round') !== '' && seen !== `${fight.round}:${fight.turn ?? ''}`;
  if (isStale) return problem('That turn was already over. Check whose turn it is now.');
  return passTurn(fight, way, random, isOwn);
}
