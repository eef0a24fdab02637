-- A person, as the hosted sign-in names them: issuer and subject, never the e-mail.
create table users (
  id text primary key,
  issuer text not null,
  sub text not null,
  username text not null default '',
  email text not null default '',
  email_verified integer not null default 0,
  name text not null default '',
  family_name text not null default '',
  -- The role that the product itself gave; the provider's groups (a JSON list) stand beside it.
  role text not null default '',
  groups text not null default '[]',
  disabled_at integer,
  created_at integer not null,
  seen_at integer not null,
  unique (issuer, sub)
);
create index users_by_email on users (email);

-- One signed-in browser. `tokens` is sealed; `refreshing_until` is the lease of whoever renews them. Times in milliseconds.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  tokens text not null,
  tokens_version integer not null default 1,
  tokens_expire_at integer not null,
  refreshing_until integer,
  issued_at integer not null,
  auth_time integer not null,
  jti text not null default '',
  created_at integer not null,
  seen_at integer not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_seen on sessions (seen_at);

-- What a person may use. Times in seconds since 1970, as the payment provider counts them.
create table entitlements (
  user_id text primary key references users (id) on delete cascade,
  status text not null check (status in ('active', 'trialing', 'past_due', 'unpaid', 'expired')),
  trial_end integer,
  current_period_start integer,
  current_period_end integer,
  updated_at integer not null
);

-- One trial for each verified e-mail, known by its hash alone; it outlives the account.
create table trial_claims (
  email_hash text primary key,
  claim_id text not null,
  claimed_at integer not null
);
