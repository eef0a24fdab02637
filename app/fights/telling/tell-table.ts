import type { DeedOf } from '../log/deeds';
import { combatantOf } from '../people/people';
import { seatOf } from '../seats/seats';
import { type Around, nameIn, namesIn } from './names';

type TableDeed = DeedOf<
  'claim' | 'seat' | 'unseat' | 'suggest' | 'roll' | 'handout' | 'handout-gone' | 'pause'
>;

/** Describes what happens between the game master and the players. */
export function tellTable(deed: TableDeed, around: Around): string[] {
  switch (deed.do) {
    case 'claim':
      return [`${deed.name} asks to play ${nameIn(around, deed.who)}.`];
    case 'seat':
      return [
        `${deed.name} plays ${nameIn(around, deed.who)}${deed.own ? ', signed in as its player' : ''}.`,
      ];
    case 'unseat': {
      const seat = seatOf(around.before, deed.seat);
      return seat === null ? [] : [`${seat.name} no longer plays ${namesIn(around, seat.who)}.`];
    }
    case 'suggest':
      // As rolled, the roll itself stands beside it.
      if (deed.rolled)
        return [
          deed.rolled.manner.spell
            ? `${nameIn(around, deed.by)} aims ${deed.with ?? 'a spell'} at ${namesIn(around, deed.targets)}.`
            : `${nameIn(around, deed.by)} attacks ${namesIn(around, deed.targets)}${deed.with === null ? '' : ` with ${deed.with}`}.`,
        ];
      return [
        `${nameIn(around, deed.by)} deals ${deed.amount}${deed.type === null ? '' : ` ${deed.type}`} damage to ${namesIn(around, deed.targets)}${deed.with === null ? '' : ` with ${deed.with}`}, says the player.`,
      ];
    case 'roll': {
      const seat = deed.seat === null ? null : seatOf(around.after, deed.seat);
      const who = deed.by === null ? (seat?.name ?? 'Game master') : nameIn(around, deed.by);
      return [`${who} rolls ${deed.what}${deed.secret ? ' in secret' : ''}: ${deed.text}`];
    }
    case 'handout': {
      const to = deed.to === null ? null : combatantOf(around.after, deed.to);
      return [
        `Shown to ${to === null ? 'all players' : nameIn(around, to.id)}: ${deed.text || 'a picture'}`,
      ];
    }
    case 'handout-gone':
      return ['The handout is no longer shown.'];
    case 'pause':
      return [deed.on ? 'The fight is paused.' : 'The fight resumes.'];
  }
}
