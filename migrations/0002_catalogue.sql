-- What the owner changed about a tool without a release. A null leaves the catalogue's own value.
create table tool_overrides (
  id text primary key,
  state text check (state in ('live', 'maintenance', 'soon', 'planned')),
  access text check (access in ('free', 'login', 'paid'))
);
