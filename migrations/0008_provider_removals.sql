-- People whose account here is gone and whose user at the hosted sign-in is still to be deleted. A row goes when that is done.
create table provider_removals (
  username text primary key,
  asked_at integer not null
);
