-- The words by which the search finds the rooms of a map, written with each save: a line for each room.
alter table maps add column room_words text not null default '';
