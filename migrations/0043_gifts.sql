-- A gift of Pro: until when (seconds since 1970, null without an end) and the words that go with it. Who has Pro is said by the
-- groups; a row of somebody who is in none of them says nothing.
create table gifts (
  user_id text primary key references users (id) on delete cascade,
  ends_at integer,
  note text not null default '',
  given_at integer not null
);
create index gifts_that_end on gifts (ends_at) where ends_at is not null;

-- Whoever has Pro as a gift, or because they are an admin, is on no trial, and nothing of theirs expires: the table of people says
-- so. A plan that they pay for, or owe for, stays.
drop view people_facts;
create view people_facts (person, role, status, plan, trial_end, rules, words) as
select g.id, g.role, g.status, g.plan, g.trial_end,
  g.role = 'AdminUser' and g.disabled_at is null and g.seen_at > 0,
  lower(g.email || ' ' || g.username || ' ' || g.role || ' ' || g.status || ' ' || g.plan)
from (
  select f.id, f.email, f.username, f.status, f.disabled_at, f.seen_at, f.trial_end, f.role,
    case
      when f.role = 'PaidUser' and f.plan in ('trialing', 'expired', 'unknown') then 'gift'
      when f.role = 'AdminUser' and f.plan in ('trialing', 'expired', 'unknown') then 'admin'
      else f.plan
    end as plan
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
    from users u left join entitlements e on e.user_id = u.id) f) g;

update people set (plan, words) =
  (select f.plan, f.words from people_facts f where f.person = people.person)
where role in ('PaidUser', 'AdminUser') and plan in ('trialing', 'expired', 'unknown');
