/**
 * The tables of a backup, each after the tables that its rows refer to: they are restored in this order. Every new
 * table must be listed here or in LEFT_OUT; a test compares both with the migrations.
 */
export const BACKED_UP: readonly string[] = [
  'tool_overrides',
  'trial_keys',
  'trial_claims',
  'tool_plans',
  'tool_former',
  'notices',
  'users',
  'entitlements',
  'plan_history',
  'gifts',
  'customers',
  'payment_tries',
  'billing_events',
  'billing_walk',
  'provider_removals',
  'contact_messages',
  'monsters',
  'monster_records',
  'spells',
  'spell_records',
  'monster_lists',
  'monster_notes',
  'spellbooks',
  'maps',
  'uploads',
  'parties',
  'party_people',
  'homebrew_creatures',
  'homebrew_history',
  'homebrew_acts',
  'own_monsters',
  'own_monster_records',
  'default_parties',
  'fights',
  'fight_codes',
  'fight_helpers',
  'party_members',
  'party_changes',
  'fight_members',
  'encounters',
  'encounter_history',
  'battles',
  'characters',
  'character_deeds',
  'character_parties',
  'ended_seats',
  'fight_characters',
  'dice_kept',
  'audit_log',
];

/** Tables that are in no backup, each with the reason, which the manifest states. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  sessions: 'browsers sign in again; their tokens belong to no file',
  used_tickets: 'tickets expire within minutes',
  name_words: 'made anew from the records',
  name_typos: 'made anew from the records',
  monster_search: 'made anew from the records',
  spell_search: 'made anew from the records',
  loose_files: 'files that no row names are in no backup',
  loose_objects: 'fights that no row names are in no backup',
  people: 'made anew from the users',
  people_counts: 'made anew from the users',
  people_search: 'made anew from the users',
  last_admin: 'holds nothing',
  identity_walk: 'the walk begins anew',
  invitation_forms: 'forms that were sent, against a second sending',
  import_jobs: 'the records are there; how they were loaded, and the undoing of it, are not',
  import_parts: 'as import_jobs',
  import_steps: 'as import_jobs',
  import_lines: 'as import_jobs',
  import_journal: 'as import_jobs',
  homebrew_imports: 'imports that wait for a day to be confirmed',
  reconcile_runs: 'how the site ran, not what it keeps',
  hour_counts: 'how the site ran, not what it keeps',
  duty_runs: 'how the site ran, not what it keeps',
  table_sizes: 'how the site ran, not what it keeps',
  file_walk: 'how the site ran, not what it keeps',
  backups: 'the list of backups itself',
  backup_parts: 'the list of backups itself',
  backup_copies: 'the list of backups itself',
  restoring: 'says that a backup is being put back',
};

/**
 * Tables that a site fills by itself before its first visitor: they don't count as data that prevents a restore, and
 * are overwritten by it.
 */
export const FILLED_BY_ITSELF: readonly string[] = ['trial_keys', 'billing_walk'];

/** Columns that refer to files in R2: each row is backed up with its files. */
export const FILE_COLUMNS: readonly { table: string; column: string }[] = [
  { table: 'maps', column: 'body_key' },
  { table: 'maps', column: 'shown_key' },
  { table: 'encounters', column: 'body_key' },
  { table: 'encounters', column: 'shown_key' },
  { table: 'battles', column: 'body_key' },
  { table: 'battles', column: 'shown_key' },
  { table: 'characters', column: 'body_key' },
  { table: 'characters', column: 'shown_key' },
  { table: 'homebrew_creatures', column: 'body_key' },
  { table: 'homebrew_creatures', column: 'shown_key' },
  { table: 'uploads', column: 'file_key' },
];

/**
 * The table whose rows have a Durable Object each, and the columns in the key of its copy: it changes when the fight
 * does.
 */
export const FIGHT_ROWS = {
  table: 'fights',
  id: 'id',
  owner: 'user_id',
  stands: ['seq', 'updated_at'],
};

/** The folder of backups in R2. */
export const BACKUP_FOLDER = 'backups';

/** The key of the copy of a file or a fight; the data of one key never changes. */
export function copyKey(key: string): string {
  return `${BACKUP_FOLDER}/copies/${key}.ndjson.gz`;
}

/** The key of a part of a backup. */
export function partKey(id: string, name: string): string {
  return `${BACKUP_FOLDER}/${id}/${name}.ndjson.gz`;
}

/** The key of a backup's manifest, which is written last. */
export function manifestKey(id: string): string {
  return `${BACKUP_FOLDER}/${id}/manifest.json`;
}
