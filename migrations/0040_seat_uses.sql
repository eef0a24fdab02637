-- However a seat ends, the character has what its table had of it again: what it concentrates on and the uses that are spent too. Uses
-- that the table never counted stay as its sheet counts them.
drop trigger character_parties_left;
create trigger character_parties_left before delete on character_parties
begin
  update characters set play_seq = play_seq + 1, play = (
    select json_set(characters.play,
      '$.hitPoints', case when m.hp >= json_extract(m.settings, '$.maximum') then null else max(0, m.hp) end,
      '$.temporary', min(9999, m.temporary),
      '$.deathSuccesses', coalesce(json_extract(m.settings, '$.deathSuccesses'), 0),
      '$.deathFailures', coalesce(json_extract(m.settings, '$.deathFailures'), 0),
      '$.conditions', json(coalesce(json_extract(m.settings, '$.conditions'), '[]')),
      '$.exhaustion', coalesce(json_extract(m.settings, '$.exhaustion'), 0),
      '$.concentration', trim(substr(coalesce(json_extract(m.settings, '$.concentration'), ''), 1, 80)),
      '$.spent', json(json_patch(coalesce(characters.play ->> '$.spent', '{}'), coalesce(m.settings ->> '$.usesSpent', '{}'))),
      '$.slotsSpent', json((select json_group_array(min(30, value)) from json_each(m.settings, '$.slotsSpent'))))
    from party_members m where m.id = old.member_id)
  where id = old.character_id and exists (select 1 from party_members where id = old.member_id);
end;
