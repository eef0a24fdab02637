/** The maximum number of creatures visible through parties, so that many parties do not slow down a lookup. */
const MOST_OF_PARTIES = 2000;

/**
 * SQL condition that a user (`who`, a placeholder) can find a row of own monsters (`row`, its alias): the user owns it,
 * or its owner shares it with a party that both are still members of.
 */
export function visibleTo(who: string, row = 'm'): string {
  return `(${row}.owner_id = ${who} or ${row}.seq in (${ofTheirParties(who)}))`;
}

/**
 * SQL condition that whoever knows the id of a row of own monsters (`row`, its alias) may read it: its owner shares the
 * creature by a link. It is in nobody's lookups for that.
 */
export function sharedByLink(row = 'm'): string {
  return `exists (select 1 from homebrew_creatures link
    where link.own_id = ${row}.id and link.shared = 'all' and link.deleted_at is null)`;
}

function ofTheirParties(who: string): string {
  return `select shown.seq from
    (select party_id as id from party_people where user_id = ${who} union select id from parties where user_id = ${who}) mine
    cross join parties party on party.id = mine.id and party.deleted_at is null
    cross join own_monsters shown on shown.party_id = party.id
    where shown.owner_id = party.user_id
      or exists (select 1 from party_people maker where maker.party_id = party.id and maker.user_id = shown.owner_id)
    limit ${MOST_OF_PARTIES}`;
}
