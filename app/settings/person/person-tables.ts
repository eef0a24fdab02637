/** A table with data of users, and how a user's rows are found. */
export type PersonTable = {
  table: string;
  /** The column with the owner of a row. */
  column: string;
  /** What that column contains: the user's id, or their verified e-mail. */
  by: 'user-id' | 'email';
  /**
   * Columns that contain secrets, name another user, or are copied from what is exported anyway, and so are never
   * exported.
   */
  secret?: readonly string[];
  /**
   * The name of these rows in the export, where the same table is listed twice because two columns can make a row the
   * user's.
   */
  as?: string;
  /** Tables of saved things: their packed texts are exported under this column's name. */
  keptText?: string;
  /** The column with an R2 key: the file is exported as `file`. */
  keptFile?: { key: string; type: string };
  /** Rows with a Durable Object of this class: its data is exported under this name. */
  keptObject?: { className: string; as: string };
  /** A table of further data, joined by `seq`. */
  record?: string;
  /**
   * Rows without an owner of their own that belong to another row: `column` refers to a row of this table (by its `id`)
   * that is the user's by `owner`, and `nobody`, where it is named, is null. They are deleted with that row.
   */
  within?: { table: string; owner: string; nobody?: string };
};

/** A class of Durable Objects with data of users: it is exported and deleted by the rows of its table. */
export type PersonObjects = {
  className: string;
  /** The table whose rows name the objects, and whose triggers note objects without a row. */
  table: string;
  /** The kind under which the notes list them. */
  kind: string;
  /** The scheduled job that removes noted objects. */
  duty: string;
};

/**
 * Every class of Durable Objects. The architecture test compares it with the bindings and with the migrations' notes.
 */
export const PERSON_OBJECTS: readonly PersonObjects[] = [
  { className: 'FightObject', table: 'fights', kind: 'fight', duty: 'kept fights' },
];

/** The name of a table's rows in the export. */
export function exportedAs({ table, as = table }: PersonTable): string {
  return as;
}

/**
 * The condition for a user's rows of a table aliased `t`, with `?1` the user: ids are compared exactly, e-mails
 * case-insensitively.
 */
export function isTheirs({ by, column: name, within }: PersonTable): string {
  const column = `t.${name}`;
  if (within) {
    const free = within.nobody ? `t.${within.nobody} is null and ` : '';
    return `${free}${column} in (select id from ${within.table} where ${within.owner} = ?1)`;
  }
  return by === 'email' ? `lower(${column}) = lower(?1)` : `${column} = ?1`;
}

/**
 * Every table with data of users, exported and deleted with an account, in the order of deletion. The architecture test
 * compares it with the migrations.
 */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'sessions', column: 'user_id', by: 'user-id', secret: ['id', 'tokens', 'jti'] },
  { table: 'entitlements', column: 'user_id', by: 'user-id' },
  { table: 'gifts', column: 'user_id', by: 'user-id' },
  { table: 'plan_history', column: 'user_id', by: 'user-id' },
  { table: 'customers', column: 'user_id', by: 'user-id' },
  { table: 'payment_tries', column: 'user_id', by: 'user-id' },
  { table: 'fight_codes', column: 'user_id', by: 'user-id', secret: ['code'] },
  // Helping others, and others' helping the user.
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
  // Someone who leaves a party leaves their characters to it, so delete the memberships first.
  { table: 'party_people', column: 'user_id', by: 'user-id' },
  { table: 'party_changes', column: 'user_id', by: 'user-id' },
  { table: 'default_parties', column: 'user_id', by: 'user-id' },
  { table: 'party_members', column: 'user_id', by: 'user-id', secret: ['marks'] },
  // Members that a game master added to their own party, and those that others left there.
  {
    table: 'party_members',
    column: 'party_id',
    by: 'user-id',
    secret: ['marks'],
    as: 'party_members_of_their_parties',
    within: { table: 'parties', owner: 'user_id', nobody: 'user_id' },
  },
  // Which of their characters is which member of a party.
  {
    table: 'character_parties',
    column: 'character_id',
    by: 'user-id',
    within: { table: 'characters', owner: 'user_id' },
  },
  { table: 'parties', column: 'user_id', by: 'user-id', secret: ['code'] },
  { table: 'maps', column: 'user_id', by: 'user-id', secret: ['room_words'], keptText: 'json' },
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
