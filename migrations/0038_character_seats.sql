-- A character sits in one party at a time. `given` is what its sheet last gave to the member, as JSON: when it is saved anew only what
-- is another by then is set, and what the game master set by hand over the rest stays.
alter table character_parties add column given text not null default '{}';
create unique index character_parties_one on character_parties (character_id);

-- While it sits there, the member has its hit points, conditions and slots. However the seat ends, the character has them again as the
-- table had them, within what play may hold.
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
      '$.slotsSpent', json((select json_group_array(min(30, value)) from json_each(m.settings, '$.slotsSpent'))))
    from party_members m where m.id = old.member_id)
  where id = old.character_id and exists (select 1 from party_members where id = old.member_id);
end;

-- The member goes for good, with its party or by itself: its seat ends while it is still there to be read.
create trigger party_members_character_gone before delete on party_members
begin
  delete from character_parties where member_id = old.id;
end;
-- A party that is put away, and a character that is: nobody sits there any more.
create trigger parties_put_away_seats after update of deleted_at on parties when new.deleted_at is not null
begin
  delete from character_parties where party_id = new.id;
end;
create trigger characters_put_away_seat after update of deleted_at on characters when new.deleted_at is not null
begin
  delete from character_parties where character_id = new.id;
end;
