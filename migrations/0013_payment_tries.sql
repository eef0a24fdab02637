-- How often the payment provider has refused to create something for a person: it keeps a failure under the key of the call
-- for a day, so that the next try needs a key of its own.
create table payment_tries (
  user_id text primary key references users (id) on delete cascade,
  failures integer not null default 0
);
