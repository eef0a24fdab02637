import { type SQL, sql } from 'drizzle-orm';
import { users } from './tables';

/**
 * The groups to store when the provider names these (a JSON list): without the roles that an admin took here, and with
 * those that an admin gave. For use in a statement that changes the user's own row.
 */
export function overruledGroups(groups: string | SQL): SQL {
  const { overrules } = users;
  return sql`(select json_group_array(name) from (
    select value as name from json_each(${groups})
    where lower(value) not in (select lower(key) from json_each(${overrules}))
    union all select key from json_each(${overrules}) where value = 1))`;
}
