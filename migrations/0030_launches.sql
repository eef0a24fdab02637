-- When the owner set what stands about a tool: of several words about one tool the last one counts. Times in milliseconds.
alter table tool_overrides add column at integer not null default 0;

-- What the owner said for later: it counts from its moment on, and the schedule makes it lasting.
create table tool_plans (
  id integer primary key autoincrement,
  tool text not null,
  state text check (state in ('live', 'maintenance', 'soon', 'planned')),
  access text check (access in ('free', 'login', 'paid')),
  at integer not null,
  planned_at integer not null,
  -- By whom, for the log of acts: it is written when the plan comes true.
  admin_id text not null,
  request_id text not null,
  unique (tool, at)
);
create index tool_plans_by_at on tool_plans (at);

-- What stood about a tool before the last change of it, to go back to in one press.
create table tool_former (
  tool text primary key,
  state text,
  access text,
  at integer not null
);

-- Words of the owner to everybody, from a moment until a moment.
create table notices (
  id text primary key,
  text text not null,
  -- A page of ours, or nothing.
  link text,
  tone text not null check (tone in ('info', 'good', 'warning')),
  starts_at integer not null,
  ends_at integer not null,
  created_at integer not null
);
create index notices_by_end on notices (ends_at);

-- Messages are kept for thirty days now, also those that were delivered, so that they can be read and answered here.
alter table contact_messages add column last_problem text;
alter table contact_messages add column read_at integer;
alter table contact_messages add column answered_at integer;
-- Of those that were delivered before, nothing is left to read.
update contact_messages set read_at = created_at where state = 'sent';
create index contact_messages_unread on contact_messages (created_at) where read_at is null;
create index contact_messages_by_time on contact_messages (created_at, token);
