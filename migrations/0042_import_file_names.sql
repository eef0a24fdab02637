-- What a file of records was called where it came from: its name here, the kind and a moment, says nothing to whoever sent it.
alter table import_jobs add column file_name text;
