-- Which characters were in a party when it was deleted, and as which member: while it can be restored their players are told, and they
-- are in it again when it is. `given` is what the sheet last gave to the member. Times in milliseconds.
create table ended_seats (
  character_id text primary key references characters (id) on delete cascade,
  member_id text not null references party_members (id) on delete cascade,
  party_id text not null references parties (id) on delete cascade,
  given text not null default '{}',
  ended_at integer not null
);
create index ended_seats_by_member on ended_seats (member_id);
create index ended_seats_by_party on ended_seats (party_id);
