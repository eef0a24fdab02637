import type { Deed, FightEvent } from '~/fights/log/deeds';
import type { Edition } from '~/rules/edition';
import { eventOf } from '../fight-form.server';
import type { LaunchForm } from '../launch/launch-form';

/** The fight that a visitor opens the page with, as the first events of its log. */
export type AskedFight = { edition: Edition; events: FightEvent[] };

/**
 * The fight of a form, for a device to run; nothing is stored here. The events have no real author, so that undo
 * cannot remove them.
 */
export function askedFightOf(
  { edition, name }: Pick<LaunchForm, 'edition' | 'name'>,
  deeds: readonly Deed[][],
  now: number,
): AskedFight {
  const named: Deed[][] = name === '' ? [] : [[{ do: 'name', name }]];
  return { edition, events: [...named, ...deeds].map((some) => eventOf('asked', now, some)) };
}
