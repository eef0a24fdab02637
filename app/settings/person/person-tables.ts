/** A table that holds something of a person's, and how it is found. */
export type PersonTable = {
  table: string;
  /** The column that says whose a row is. */
  column: string;
  /** What that column holds: the person's id, or their verified e-mail. */
  by: 'user-id' | 'email';
  /** Columns that open doors, or name another person, and so are never handed out. */
  secret?: readonly string[];
  /** Under which name the export shows these rows, where its table is here twice: another's column says that they are theirs too. */
  as?: string;
  /** Things kept on a shelf: their texts lie packed, and are handed out under this column's name. */
  keptText?: string;
  /** Files in R2 under this column's key: their bytes are handed out as `file`. */
  keptFile?: { key: string; type: string };
  /** Rows whose object, of this class, holds more: that is handed out under this name. */
  keptObject?: { className: string; as: string };
  /** Rows that stand apart and go with these: `seq` joins them. */
  record?: string;
  /**
   * Rows that name nobody, and are theirs by what they belong to: `column` names a row of this table (by its `id`) that is the
   * person's by `owner`, and `nobody` is empty. They go with that row.
   */
  within?: { table: string; owner: string; nobody: string };
};

/** A class of objects that hold something of people's: their export goes by the rows of its table, and so does their end. */
export type PersonObjects = {
  className: string;
  /** The table whose rows name the objects, and whose triggers note those that no row names. */
  table: string;
  /** By which word the notes name them. */
  kind: string;
  /** The duty of the schedule that removes what is noted. */
  duty: string;
};

/** Every class of Durable Objects. The architecture test compares it with what is bound and what the migrations note. */
export const PERSON_OBJECTS: readonly PersonObjects[] = [
  { className: 'FightObject', table: 'fights', kind: 'fight', duty: 'kept fights' },
];

/** Under which name the export shows a table's rows. */
export function exportedAs({ table, as = table }: PersonTable): string {
  return as;
}

/** How a table's rows, under the name `t`, are found by `?1`: a person's id as it is, an e-mail whatever its capitals. */
export function isTheirs({ by, column: name, within }: PersonTable): string {
  const column = `t.${name}`;
  if (within) {
    return `t.${within.nobody} is null
      and ${column} in (select id from ${within.table} where ${within.owner} = ?1)`;
  }
  return by === 'email' ? `lower(${column}) = lower(?1)` : `${column} = ?1`;
}

/**
 * Every table with something of a person's: what an account's export shows and its deletion empties, in the order of
 * deleting. The architecture test compares it with the migrations.
 */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'sessions', column: 'user_id', by: 'user-id', secret: ['id', 'tokens', 'jti'] },
  { table: 'entitlements', column: 'user_id', by: 'user-id' },
  { table: 'gifts', column: 'user_id', by: 'user-id' },
  { table: 'plan_history', column: 'user_id', by: 'user-id' },
  { table: 'customers', column: 'user_id', by: 'user-id' },
  { table: 'payment_tries', column: 'user_id', by: 'user-id' },
  { table: 'fight_codes', column: 'user_id', by: 'user-id', secret: ['code'] },
  // Those that one helps with, and those who help one.
  { table: 'fight_helpers', column: 'user_id', by: 'user-id', secret: ['owner_id'] },
  {
    table: 'fight_helpers',
    column: 'owner_id',
    by: 'user-id',
    secret: ['user_id'],
    as: 'fight_helpers_of_theirs',
  },
  {
    table: 'fights',
    column: 'user_id',
    by: 'user-id',
    keptObject: { className: 'FightObject', as: 'fight' },
  },
  // Who leaves a party leaves their characters to it: those go first that say who takes part.
  { table: 'party_people', column: 'user_id', by: 'user-id' },
  { table: 'party_changes', column: 'user_id', by: 'user-id' },
  { table: 'default_parties', column: 'user_id', by: 'user-id' },
  { table: 'party_members', column: 'user_id', by: 'user-id', secret: ['marks'] },
  // Those that a game master wrote into their own party, and those that others left there.
  {
    table: 'party_members',
    column: 'party_id',
    by: 'user-id',
    secret: ['marks'],
    as: 'party_members_of_their_parties',
    within: { table: 'parties', owner: 'user_id', nobody: 'user_id' },
  },
  { table: 'parties', column: 'user_id', by: 'user-id', secret: ['code'] },
  { table: 'maps', column: 'user_id', by: 'user-id', keptText: 'json' },
  { table: 'encounter_history', column: 'user_id', by: 'user-id', keptText: 'encounter' },
  { table: 'encounters', column: 'user_id', by: 'user-id', keptText: 'encounter' },
  { table: 'battles', column: 'user_id', by: 'user-id', keptText: 'battle' },
  { table: 'character_deeds', column: 'user_id', by: 'user-id' },
  { table: 'characters', column: 'user_id', by: 'user-id', keptText: 'character' },
  {
    table: 'uploads',
    column: 'user_id',
    by: 'user-id',
    keptFile: { key: 'file_key', type: 'media_type' },
  },
  { table: 'dice_kept', column: 'user_id', by: 'user-id' },
  { table: 'spellbooks', column: 'user_id', by: 'user-id' },
  { table: 'monster_lists', column: 'user_id', by: 'user-id' },
  { table: 'monster_notes', column: 'user_id', by: 'user-id' },
  { table: 'monsters', column: 'owner', by: 'user-id', record: 'monster_records' },
  { table: 'homebrew_imports', column: 'user_id', by: 'user-id', keptText: 'text' },
  { table: 'homebrew_acts', column: 'user_id', by: 'user-id' },
  { table: 'homebrew_history', column: 'user_id', by: 'user-id', keptText: 'creature' },
  { table: 'homebrew_creatures', column: 'user_id', by: 'user-id', keptText: 'creature' },
  { table: 'own_monsters', column: 'owner_id', by: 'user-id', record: 'own_monster_records' },
  { table: 'spells', column: 'owner', by: 'user-id', record: 'spell_records' },
  { table: 'contact_messages', column: 'email', by: 'email', secret: ['token'] },
  { table: 'users', column: 'id', by: 'user-id' },
];
