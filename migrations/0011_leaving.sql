-- A removal that fails is tried again, later each time; while one is being asked for, nobody is signed in by that name.
-- Times in milliseconds.
alter table provider_removals add column attempts integer not null default 0;
alter table provider_removals add column try_at integer not null default 0;
alter table provider_removals add column asking_until integer not null default 0;
create index provider_removals_by_time on provider_removals (try_at);

-- When a person last signed out everywhere: tokens of an earlier sign-in count no more. Milliseconds.
alter table users add column signed_out_at integer;
