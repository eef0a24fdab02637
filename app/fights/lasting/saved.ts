import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { answered } from '../people/due';
import { endWhere } from './over';
import { resisted } from './resisted';

/** A save to end something was rolled: a success ends it, a failure answers the oldest question about it. */
export function foldSaved(fight: Fight, deed: DeedOf<'saved'>, _event: FightEvent): Fight {
  const { who, lasting, save } = deed;
  const question = fight.due.find(
    (due) => due.kind === 'save' && due.who === who && due.lasting === lasting,
  );
  const heard = resisted(
    answered(fight, (due) => due === question),
    who,
    save,
  );
  if (!save.succeeded && !save.legendary) return heard;
  return endWhere(heard, ({ id }, bearer) => bearer.id === who && id === lasting);
}
