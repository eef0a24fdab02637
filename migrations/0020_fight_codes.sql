-- The codes that open a fight to others: `players` shows it to whoever has the code, `helper` asks one person to run it too, once.
-- At most one of each a fight. A code that is gone never opens anything again. Times in milliseconds.
create table fight_codes (
  code text primary key,
  fight_id text not null references fights (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('players', 'helper')),
  made_at integer not null,
  unique (fight_id, kind)
);
create index fight_codes_by_user on fight_codes (user_id);

-- However a fight is put away, its codes go with it, so that bringing it back opens no old one.
create trigger fight_codes_put_away after update of deleted_at on fights when new.deleted_at is not null
begin
  delete from fight_codes where fight_id = new.id;
end;

-- Who runs a fight together with its owner.
create table fight_helpers (
  fight_id text not null references fights (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  owner_id text not null references users (id) on delete cascade,
  made_at integer not null,
  primary key (fight_id, user_id)
);
create index fight_helpers_by_user on fight_helpers (user_id, made_at);
create index fight_helpers_by_owner on fight_helpers (owner_id);
