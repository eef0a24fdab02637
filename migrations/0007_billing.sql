-- A person as the payment provider knows them: one customer each. Times in seconds, but for created_at in milliseconds.
create table customers (
  user_id text primary key references users (id) on delete cascade,
  customer_id text not null unique,
  created_at integer not null,
  -- What is shown beside the entitlement: which plan, and when it ends if nothing changes.
  plan text check (plan in ('monthly', 'annual')),
  ends_at integer,
  -- Subscriptions that run at the same time; more than one is for the owner to look at.
  running integer not null default 0,
  -- Each look at the provider takes the next number; one with a lower number never overwrites a later one.
  sync_asked integer not null default 0,
  sync_written integer not null default 0
);

create index customers_by_look on customers (sync_asked);

-- The provider's events that have arrived; `done_at` is empty until what they hint at has been looked up. Milliseconds.
create table billing_events (
  id text primary key,
  type text not null,
  received_at integer not null,
  done_at integer
);
create index billing_events_by_time on billing_events (received_at);

-- Where the walk along all subscriptions stands.
create table billing_walk (
  id integer primary key check (id = 1),
  next text
);
