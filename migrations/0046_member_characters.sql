-- Which character a party's member was when it joined a fight: one that has left its seat since is still found there.
alter table fight_members add column character_id text;
