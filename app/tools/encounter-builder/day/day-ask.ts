import { type Group, USUAL_GROUPS } from '../address/draft';
import { readGroups } from '../address/draft-text';

/** The content of a day's URL: the party, stored fights in order, and others by their adjusted points. */
export type DayAsk = {
  partyId: string | null;
  groups: readonly Group[];
  saysParty: boolean;
  fights: readonly DayPart[];
};

/** A stored encounter, or a fight of which only the points are known. */
export type DayPart = { readonly id: string } | { readonly xp: number };

export const MOST_OF_A_DAY = 12;

/** Reads `?party=4x3&fights=id,xp-900,id`. Never throws. */
export function readDayAsk(params: URLSearchParams): DayAsk {
  const saysParty = params.has('party') || params.has('with');
  const { groups } = readGroups((params.get('party') ?? '').slice(0, 400));
  const said = params.get('with') ?? '';
  const typed = params.get('points')?.replace(/[,.\s]/g, '') ?? '';
  const listed = (params.getAll('fights').join(',') || '').slice(0, 4000).split(',');
  const all = [...listed, ...(/^\d{1,7}$/.test(typed) ? [`xp-${typed}`] : [])];
  const without = params.get('without');
  const fights = all.flatMap((one): DayPart[] => {
    const xp = /^xp-(\d{1,7})$/.exec(one.trim())?.[1];
    if (xp !== undefined) return [{ xp: Number(xp) }];
    return /^[\w-]{8,80}$/.test(one.trim()) ? [{ id: one.trim() }] : [];
  });
  return {
    partyId: /^[\w-]{1,80}$/.test(said) ? said : null,
    groups: saysParty ? groups : USUAL_GROUPS,
    saysParty,
    fights: fights.filter((_, at) => String(at) !== without).slice(0, MOST_OF_A_DAY),
  };
}

/** The fights of a day as text for its URL. */
export function dayText(fights: readonly DayPart[]): string {
  return fights.map((one) => ('id' in one ? one.id : `xp-${one.xp}`)).join(',');
}
