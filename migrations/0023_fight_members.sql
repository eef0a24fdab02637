-- Which characters of parties are in which fights, under their own ids. While a fight runs it has the hit points of those who are in
-- no other running one: `party_members.fight_id` says so.
create table fight_members (
  fight_id text not null references fights (id) on delete cascade,
  member_id text not null references party_members (id) on delete cascade,
  primary key (fight_id, member_id)
);
create index fight_members_by_member on fight_members (member_id);
