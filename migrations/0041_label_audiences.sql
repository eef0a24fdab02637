-- A label on a map is the game master's until it says otherwise: what players were shown of shared maps is drawn anew at its next look.
update maps set shown = null, shown_key = null, shown_bytes = null
  where shared = 'player' and (shown is not null or shown_key is not null);
