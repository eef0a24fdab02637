import type { DeedOf, FightEvent } from '../log/deeds';
import type { Due, Fight } from '../log/state';
import { answered, asked } from '../people/due';
import { endWhere } from './over';
import { resisted } from './resisted';

/** Applies a save against a lasting effect: a success ends the effect, a failure closes the pending save. */
export function foldSaved(fight: Fight, deed: DeedOf<'saved'>, _event: FightEvent): Fight {
  const { who, lasting, save } = deed;
  const question = fight.due.find(
    (due) =>
      due.kind === 'save' &&
      due.who === who &&
      due.lasting === lasting &&
      (deed.due === undefined || due.id === deed.due),
  );
  if (deed.mayResist && question?.kind === 'save') return waiting(fight, question, deed);
  const heard = resisted(
    answered(fight, (due) => due === question),
    who,
    save,
  );
  if (!save.succeeded && !save.legendary) return heard;
  return endWhere(heard, ({ id }, bearer) => bearer.id === who && id === lasting);
}

/**
 * Keeps the pending item open with the failed roll: a legendary resistance is chosen after the roll (SRD 5.1 and
 * 5.2.1 statblocks, "Legendary Resistance").
 */
export function waiting(
  fight: Fight,
  question: Extract<Due, { kind: 'save' | 'concentration' }>,
  { save }: Pick<DeedOf<'saved'>, 'save'>,
): Fight {
  return asked(fight, { ...question, failed: save });
}
