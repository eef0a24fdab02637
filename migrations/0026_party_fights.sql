-- A fight has the hit points of a party's characters only while somebody who runs the fight runs the party too. Whoever stops running
-- either loses the tie between the two: their fight keeps its combatants, and the party has its characters back as they stand.
create trigger fight_members_gone after delete on fight_members
begin
  update party_members set fight_id = null, fight_combatant = null where id = old.member_id and fight_id = old.fight_id;
end;

-- Who runs which fight: its owner, and those who help.
create view fight_runners as
  select id as fight_id, user_id from fights union all select fight_id, user_id from fight_helpers;
-- Who runs which party: its owner, and its co-game masters.
create view party_runners as
  select id as party_id, user_id from parties union all select party_id, user_id from party_people where role = 'co-gm';

-- Whoever inherits a party leaves those beside its owner, and runs it all the same.
create trigger party_people_untied after delete on party_people
when old.role = 'co-gm' and not exists (select 1 from parties where id = old.party_id and user_id = old.user_id)
begin
  delete from fight_members
    where member_id in (select id from party_members where party_id = old.party_id)
      and not exists (select 1 from fight_runners r join party_runners p on p.user_id = r.user_id
        where r.fight_id = fight_members.fight_id and p.party_id = old.party_id);
end;
create trigger party_people_demoted after update of role on party_people when old.role = 'co-gm' and new.role <> 'co-gm'
begin
  delete from fight_members
    where member_id in (select id from party_members where party_id = old.party_id)
      and not exists (select 1 from fight_runners r join party_runners p on p.user_id = r.user_id
        where r.fight_id = fight_members.fight_id and p.party_id = old.party_id);
end;
create trigger fight_helpers_untied after delete on fight_helpers
begin
  delete from fight_members
    where fight_id = old.fight_id
      and not exists (select 1 from party_members m join party_runners p on p.party_id = m.party_id
        join fight_runners r on r.user_id = p.user_id and r.fight_id = old.fight_id
        where m.id = fight_members.member_id);
end;

-- What was left tied until now.
delete from fight_members
  where not exists (select 1 from party_members m join party_runners p on p.party_id = m.party_id
    join fight_runners r on r.user_id = p.user_id and r.fight_id = fight_members.fight_id
    where m.id = fight_members.member_id);
