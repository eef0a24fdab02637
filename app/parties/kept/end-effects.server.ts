import { type SQL, sql } from 'drizzle-orm';
import { effectsEndedDown } from '~/characters/books/ended-effects';
import { characterParties, characters } from '~/characters/kept/tables';
import { partyMembers } from './tables';

/**
 * SQL: ends what ends by itself, such as a rage, of the characters of the members `m` that match `who` and are at 0 hit
 * points or unconscious: somebody else may heal them before their sheet is opened.
 */
export function endingEffects(who: SQL): SQL {
  const ended = sql`(select value from json_each(${JSON.stringify(effectsEndedDown())}))`;
  const named = sql`${characters.edition} || ' ' || e.value`;
  const effects = sql`json_each(${characters.play}, '$.effects') e`;
  return sql`update ${characters} set play = json_set(${characters.play}, '$.effects',
      json((select json_group_array(e.value) from ${effects} where ${named} not in ${ended})))
    where exists (select 1 from ${effects} where ${named} in ${ended}) and ${characters.id} in (
      select s.character_id from ${characterParties} s join ${partyMembers} m on m.id = s.member_id
      where ${who} and m.user_id = ${characters.userId} and (m.hp = 0
        or exists (select 1 from json_each(m.settings, '$.conditions') d where d.value = 'unconscious')))`;
}
