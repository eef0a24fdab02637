-- Messages of the contact form until they are delivered, by the token of the form that sent them. Times in milliseconds.
create table contact_messages (
  token text primary key,
  state text not null check (state in ('waiting', 'sent')),
  first_name text not null,
  last_name text not null,
  email text not null,
  message text not null,
  created_at integer not null,
  attempts integer not null default 0,
  next_try_at integer not null
);

create index contact_messages_waiting on contact_messages (next_try_at) where state = 'waiting';
