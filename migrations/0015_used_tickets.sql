-- Tickets of uploads that were used, by the number that makes each the only one of its kind, until they would have expired
-- anyway. Times in milliseconds since 1970.
create table used_tickets (
  number text primary key,
  expires_at integer not null
);

create index used_tickets_by_expiry on used_tickets (expires_at);
