import type { Deed, FightEvent } from '~/fights/log/deeds';
import type { Edition } from '~/rules/edition';
import { eventOf } from '../fight-form.server';
import type { LaunchForm } from '../launch/launch-form';

/** A fight that somebody came to the open page with, as its log begins. */
export type AskedFight = { edition: Edition; events: FightEvent[] };

/** The fight of a form for a device to run; nothing of it is kept here. Nobody did it, so that no undo takes it apart. */
export function askedFightOf(
  { edition, name }: Pick<LaunchForm, 'edition' | 'name'>,
  deeds: readonly Deed[][],
  now: number,
): AskedFight {
  const named: Deed[][] = name === '' ? [] : [[{ do: 'name', name }]];
  return { edition, events: [...named, ...deeds].map((some) => eventOf('asked', now, some)) };
}
