-- A character that is put away keeps its seat, so that it sits there again when it comes back: until then it only seems to stand. Where
-- it sat is noted, by the name of the party, so that its player is told when the seat is gone meanwhile.
alter table characters add column sat_in text;

drop trigger characters_put_away_seat;
create trigger characters_put_away_seat after update of deleted_at on characters when new.deleted_at is not old.deleted_at
begin
  update characters set sat_in = case when new.deleted_at is null then null else (
    select p.name from character_parties s join parties p on p.id = s.party_id where s.character_id = new.id) end
  where id = new.id;
end;
