-- Until when an admin's act on somebody has them to itself, in milliseconds since 1970: two at once would leave the hosted sign-in
-- and this database saying different things.
alter table users add column act_until integer not null default 0;
