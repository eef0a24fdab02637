-- Parties: who sits at a table, and their characters. `user_id` is the owner; `code` opens joining while `join_open` is set. `seq`
-- counts every change of the party, however it comes about. Times in milliseconds.
create table parties (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  code text not null unique,
  join_open integer not null default 1,
  notes text not null default '',
  gm_notes text not null default '',
  seq integer not null default 0,
  created_at integer not null,
  updated_at integer not null,
  deleted_at integer
);
create index parties_by_user on parties (user_id, deleted_at, updated_at);
create index parties_put_away on parties (deleted_at) where deleted_at is not null;

-- Who takes part beside the owner.
create table party_people (
  party_id text not null references parties (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('co-gm', 'player')),
  joined_at integer not null,
  -- Since when in this role: who has helped for the longest inherits.
  role_since integer not null,
  primary key (party_id, user_id)
);
create index party_people_by_user on party_people (user_id);

-- The party that a person's new fights and encounters begin with.
create table default_parties (
  user_id text primary key references users (id) on delete cascade,
  party_id text not null references parties (id) on delete cascade
);
create index default_parties_by_party on default_parties (party_id);

-- The characters. `settings` is one JSON object; `marks` says of each that was ever set anew its version, by whom, when, and what it
-- replaced. Hit points and experience change by `party_changes` alone, or by the fight that has them: then they are its copy as of
-- its `fight_seq`-th event.
create table party_members (
  id text primary key,
  party_id text not null references parties (id) on delete cascade,
  user_id text references users (id) on delete set null,
  settings text not null,
  marks text not null default '{}',
  hp integer not null,
  temporary integer not null default 0,
  xp integer not null default 0,
  private_notes text not null default '',
  fight_id text references fights (id) on delete set null,
  fight_combatant text,
  fight_seq integer not null default 0,
  added_at integer not null,
  updated_at integer not null
);
create index party_members_by_party on party_members (party_id, added_at);
create index party_members_by_user on party_members (user_id);
create index party_members_by_fight on party_members (fight_id) where fight_id is not null;

-- What changed hit points and experience, each once by the id that its device gave it. Old ones are thinned.
create table party_changes (
  member_id text not null references party_members (id) on delete cascade,
  id text not null,
  user_id text not null references users (id) on delete cascade,
  does text not null check (does in ('damage', 'heal', 'temporary', 'xp')),
  amount integer not null,
  at integer not null,
  primary key (member_id, id)
);
create index party_changes_by_user on party_changes (user_id);

-- A change counts when its row comes, so that none counts twice: damage takes temporary hit points first; nobody falls below 0 or is
-- healed above the maximum; of temporary hit points the larger stay; whoever is healed makes no death saves any more.
create trigger party_changes_counted after insert on party_changes
begin
  update party_members set
    temporary = case new.does
      when 'damage' then max(0, temporary - new.amount)
      when 'temporary' then max(temporary, new.amount)
      else temporary end,
    hp = case new.does
      when 'damage' then max(0, hp - max(0, new.amount - temporary))
      when 'heal' then max(hp, min(json_extract(settings, '$.maximum'), hp + new.amount))
      else hp end,
    settings = case when new.does = 'heal' and hp = 0 and new.amount > 0
      then json_set(settings, '$.deathSuccesses', 0, '$.deathFailures', 0) else settings end,
    xp = case new.does when 'xp' then min(10000000, max(0, xp + new.amount)) else xp end,
    updated_at = max(updated_at, new.at)
  where id = new.member_id;
end;

create trigger party_members_added after insert on party_members
begin
  update parties set seq = seq + 1, updated_at = max(updated_at, new.updated_at) where id = new.party_id;
end;
create trigger party_members_changed after update on party_members
begin
  update parties set seq = seq + 1, updated_at = max(updated_at, new.updated_at) where id = new.party_id;
end;
create trigger party_members_gone after delete on party_members
begin
  update parties set seq = seq + 1 where id = old.party_id;
end;
create trigger party_people_added after insert on party_people
begin
  update parties set seq = seq + 1 where id = new.party_id;
end;
create trigger party_people_changed after update on party_people
begin
  update parties set seq = seq + 1 where id = new.party_id;
end;

-- An owner is nobody beside themselves: whoever inherits leaves the others, and whoever handed over is among them.
create trigger parties_handed_over after update of user_id on parties when new.user_id <> old.user_id
begin
  delete from party_people where party_id = new.id and user_id = new.user_id;
  insert or ignore into party_people (party_id, user_id, role, joined_at, role_since)
    values (new.id, old.user_id, 'co-gm', new.updated_at, new.updated_at);
end;

-- However somebody leaves, by themselves, taken out or with their account, their characters stay with the party as the game
-- master's, without the notes that were theirs, and nothing names them any more.
create trigger party_people_gone after delete on party_people
when not exists (select 1 from parties where id = old.party_id and user_id = old.user_id)
begin
  update party_members set user_id = null, private_notes = '' where party_id = old.party_id and user_id = old.user_id;
  update party_members set marks = replace(marks, '"by":"' || old.user_id || '"', '"by":""')
    where party_id = old.party_id and instr(marks, old.user_id) > 0;
  delete from default_parties where party_id = old.party_id and user_id = old.user_id;
  update parties set seq = seq + 1 where id = old.party_id;
end;
