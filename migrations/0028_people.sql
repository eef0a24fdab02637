-- What the hosted sign-in says of somebody's account there (CONFIRMED, FORCE_CHANGE_PASSWORD, RESET_REQUIRED …).
alter table users add column status text not null default 'CONFIRMED';
-- Roles that an admin gave (1) or took (0) here, where the hosted sign-in takes no changes: a JSON object such as
-- {"AdminUser":0}. They outweigh the provider's groups whenever those are written.
alter table users add column overrules text not null default '{}';

-- The owner's table of people, one row for each user: what it is searched, filtered and counted by. Triggers keep it.
create table people (
  seq integer primary key,
  person text not null unique,
  role text not null,
  status text not null,
  plan text not null,
  trial_end integer,
  -- Whether they may do an admin's acts: an admin who is not disabled and has been here.
  rules integer not null,
  words text not null
);
create index people_by_role on people (role);
create index people_by_status on people (status);
create index people_by_plan on people (plan);
create index people_on_trial on people (trial_end) where plan = 'trialing';
create index people_who_rule on people (seq) where rules = 1;
create index people_to_act_on on people (seq) where status <> 'CONFIRMED';

-- What the table shows of each user. The strongest role counts; whoever has none of ours shows the first of their groups.
create view people_facts (person, role, status, plan, trial_end, rules, words) as
select f.id, f.role, f.status, f.plan, f.trial_end,
  f.role = 'AdminUser' and f.disabled_at is null and f.seen_at > 0,
  lower(f.email || ' ' || f.username || ' ' || f.role || ' ' || f.status || ' ' || f.plan)
from (
  select u.id, u.email, u.username, u.status, u.disabled_at, u.seen_at, e.trial_end, coalesce(e.status, 'unknown') as plan,
    case
      when u.role = 'AdminUser' collate nocase
        or exists (select 1 from json_each(u.groups) where value = 'AdminUser' collate nocase) then 'AdminUser'
      when u.role = 'PaidUser' collate nocase
        or exists (select 1 from json_each(u.groups) where value = 'PaidUser' collate nocase) then 'PaidUser'
      when u.role = 'GrantedUser' collate nocase
        or exists (select 1 from json_each(u.groups) where value = 'GrantedUser' collate nocase) then 'GrantedUser'
      else coalesce(nullif(u.role, ''), u.groups ->> '$[0]', 'GrantedUser')
    end as role
  from users u left join entitlements e on e.user_id = u.id) f;

create trigger people_come after insert on users
begin
  insert into people (person, role, status, plan, trial_end, rules, words)
  select person, role, status, plan, trial_end, rules, words from people_facts where person = new.id;
end;
create trigger people_change after update of email, username, role, groups, status, disabled_at, seen_at on users
when old.email is not new.email or old.username is not new.username or old.role is not new.role
  or old.groups is not new.groups or old.status is not new.status or (old.disabled_at is null) is not (new.disabled_at is null)
  or (old.seen_at > 0) is not (new.seen_at > 0)
begin
  update people set (role, status, plan, trial_end, rules, words) =
    (select role, status, plan, trial_end, rules, words from people_facts where person = new.id) where person = new.id;
end;
create trigger people_go after delete on users
begin
  delete from people where person = old.id;
end;
create trigger people_get_a_plan after insert on entitlements
begin
  update people set (role, status, plan, trial_end, rules, words) =
    (select role, status, plan, trial_end, rules, words from people_facts where person = new.user_id)
  where person = new.user_id;
end;
create trigger people_change_plan after update of status, trial_end on entitlements
when old.status is not new.status or old.trial_end is not new.trial_end
begin
  update people set (role, status, plan, trial_end, rules, words) =
    (select role, status, plan, trial_end, rules, words from people_facts where person = new.user_id)
  where person = new.user_id;
end;
create trigger people_lose_a_plan after delete on entitlements
when exists (select 1 from users where id = old.user_id)
begin
  update people set (role, status, plan, trial_end, rules, words) =
    (select role, status, plan, trial_end, rules, words from people_facts where person = old.user_id)
  where person = old.user_id;
end;

-- Found by any three letters of their words.
create virtual table people_search using fts5(words, content = 'people', content_rowid = 'seq', tokenize = 'trigram');

-- How many people have which role, status and plan, so that nobody counts a hundred thousand rows for a page.
create table people_counts (
  fact text primary key,
  people integer not null
);

create trigger people_row_comes after insert on people
begin
  insert into people_search (rowid, words) values (new.seq, new.words);
  insert into people_counts (fact, people)
  values ('people', 1), ('role ' || new.role, 1), ('status ' || new.status, 1), ('plan ' || new.plan, 1)
  on conflict (fact) do update set people = people_counts.people + 1;
end;
create trigger people_row_goes after delete on people
begin
  insert into people_search (people_search, rowid, words) values ('delete', old.seq, old.words);
  update people_counts set people = people - 1
  where fact in ('people', 'role ' || old.role, 'status ' || old.status, 'plan ' || old.plan);
end;
create trigger people_row_is_reworded after update of words on people when old.words is not new.words
begin
  insert into people_search (people_search, rowid, words) values ('delete', old.seq, old.words);
  insert into people_search (rowid, words) values (new.seq, new.words);
end;
create trigger people_row_changes after update of role, status, plan on people
when old.role is not new.role or old.status is not new.status or old.plan is not new.plan
begin
  update people_counts set people = people - 1
  where fact in ('role ' || old.role, 'status ' || old.status, 'plan ' || old.plan);
  insert into people_counts (fact, people)
  values ('role ' || new.role, 1), ('status ' || new.status, 1), ('plan ' || new.plan, 1)
  on conflict (fact) do update set people = people_counts.people + 1;
end;

insert into people (person, role, status, plan, trial_end, rules, words)
select f.person, f.role, f.status, f.plan, f.trial_end, f.rules, f.words
from people_facts f join users u on u.id = f.person order by u.created_at, u.rowid;

-- Refuses, with all that is written beside it, what would leave the product without anybody who may run it.
create table last_admin (
  goes integer not null,
  constraint the_last_admin_stays check (goes = 0)
);

-- Where the walk along the users of the hosted sign-in stands. Times in milliseconds.
create table identity_walk (
  id integer primary key check (id = 1),
  -- The provider's place to go on from; empty at the beginning of a round.
  token text,
  walking integer not null default 1,
  seen integer not null default 0,
  begun_at integer not null,
  ended_at integer,
  stepping_until integer not null default 0,
  -- When an account was last deleted at the provider: a page that was fetched before may still name it.
  removed_at integer not null default 0
);

-- Invitations by the token of their form, so that a form that is sent twice invites once. Milliseconds.
create table invitation_forms (
  token text primary key,
  sent_at integer not null,
  done integer not null default 0
);

-- What somebody's plan was, from when on, as far as it changed: the last hundred changes. `at` in milliseconds, the rest in
-- seconds since 1970.
create table plan_history (
  id integer primary key,
  user_id text not null references users (id) on delete cascade,
  at integer not null,
  status text not null,
  trial_end integer,
  current_period_start integer,
  current_period_end integer
);
create index plan_history_by_user on plan_history (user_id, id);

create trigger plan_begins after insert on entitlements
begin
  insert into plan_history (user_id, at, status, trial_end, current_period_start, current_period_end)
  values (new.user_id, new.updated_at, new.status, new.trial_end, new.current_period_start, new.current_period_end);
end;
create trigger plan_changes after update of status, trial_end, current_period_start, current_period_end on entitlements
when old.status is not new.status or old.trial_end is not new.trial_end
  or old.current_period_start is not new.current_period_start or old.current_period_end is not new.current_period_end
begin
  insert into plan_history (user_id, at, status, trial_end, current_period_start, current_period_end)
  values (new.user_id, new.updated_at, new.status, new.trial_end, new.current_period_start, new.current_period_end);
  delete from plan_history where user_id = new.user_id
    and id <= (select id from plan_history where user_id = new.user_id order by id desc limit 1 offset 100);
end;

insert into plan_history (user_id, at, status, trial_end, current_period_start, current_period_end)
select user_id, updated_at, status, trial_end, current_period_start, current_period_end from entitlements;
