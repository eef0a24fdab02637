/**
 * The face of each room: the modules that others may import from it, by their paths without the room's own and without their
 * endings. Whatever is not named here is the room's own business; a room that is not named is used by nobody. `ui/` and
 * `platform/` are all face: each of their files is a tool for everybody. The architecture test compares this with the imports.
 */
export const FACES: Record<string, readonly string[]> = {
  account: [
    // Who somebody is, and what they may use.
    ...[
      'person/person',
      'person/pro',
      'person/entitlement-answer',
      'session/id-token.server',
      'person/pro-of-person.server',
      'person/tables',
    ],
    ...['session/browsers.server', 'session/session-cookie.server', 'session/session-ends.server'],
    // Coming in.
    ...['guard/account.server', 'guard/guards.server', 'guard/path-guard.server'],
    'guard/refusals.server',
    ...['guard/pro-answer.server', 'gate/checking-access', 'gate/page-heading', 'gate/route-gates'],
    ...['sign-in/after-sign-in.server', 'sign-in/finish-sign-in.server'],
    // Leaving, with what is not saved yet.
    ...[
      'leaving/device-drafts',
      'leaving/watch-leaving-late',
      'leaving/leaving-question',
      'leaving/unsent-work',
    ],
    ...['leaving/watch-leaving', 'leaving/way-out.server'],
    ...['person/note-removal-sql.server', 'person/removal-rows.server'],
    ...['person/keep-an-admin-sql.server', 'person/roles'],
    // For the schedule.
    'trial/trial-keys.server',
  ],
  // For the schedule.
  admin: [
    ...['audit/audit-rows.server', 'backend/reconcile-runs.server'],
    ...['records/tend-imports.server', 'tools/launch-sql.server'],
    ...['backup/nightly.server', 'backup/restore/begin-sql.server'],
    ...['health/duty-runs-sql.server', 'health/storage-sql.server'],
    ...['people/invite/invite-once-sql.server', 'people/people-counts-sql.server'],
    'people/walk/identity-walk.server',
  ],
  billing: [
    ...['asked-plan', 'checkout.server', 'door-problems', 'paid-plan.server'],
    ...['prices.server', 'price-words'],
    ...['end.server', 'failed-events-sql.server', 'sign-in.server'],
    // For the schedule.
    ...['reconcile.server', 'webhook.server'],
  ],
  catalogue: [
    ...['catalogue', 'tool', 'tables', 'access', 'ways', 'gains'],
    ...['overrides', 'overrides.server', 'site-notice'],
    // On the screen: badges and locks.
    ...['tool-badges', 'lock'],
  ],
  compendium: [
    ...['records/monster-record', 'records/own-id', 'records/spell-record'],
    // For what is made of a record's structure: a fight.
    ...['records/damage-part', 'records/effects', 'records/endings', 'records/entry-record'],
    ...['records/needs', 'records/public-id', 'records/record-parts', 'records/text-fold'],
    'records/read-records',
    ...['records/spellcasting-record', 'records/targets'],
    ...['shelf/import.server', 'shelf/records.server', 'shelf/tables', 'public-json.server'],
    // For the jobs of the administration, which load files and take them back in steps.
    ...['shelf/import-chunk.server', 'shelf/import-report', 'shelf/import-steps.server'],
    ...['shelf/monster-shelf', 'shelf/shelf', 'shelf/spell-shelf', 'shelf/undo-chunk-sql.server'],
    // For a backup that is put back.
    'shelf/lay-index-sql.server',
    ...['shelf/book-word', 'shelf/same-records', 'shelf/same-records.server', 'shelf/spell-kinds'],
    'shelf/spell-summary',
    // For creatures that people make, which lie in a table of their own.
    ...['shelf/own-beside-sql.server', 'shelf/own-visible'],
    ...['shelf/token-facts.server', 'shelf/rows-by-ids-sql.server'],
    ...['token/token-marks', 'token/token-sheet', 'token/token-svg'],
    ...[
      'search/edition-param',
      'search/monster-search',
      'search/spell-search',
      'search/search-query',
    ],
    ...['search/search.server', 'search/random-monster.server', 'search/typed-query.server'],
    ...['search/page-before.server', 'search/search-address'],
    ...['statblock/statblock', 'statblock/statblock-card', 'statblock/statblock-lines'],
    ...['statblock/statblock-homebrewery', 'statblock/statblock-markdown'],
    ...['statblock/apart-rolls', 'statblock/creature-glimpse', 'statblock/leaf'],
    ...['statblock/packed-words', 'statblock/packed-statblock', 'statblock/use-word-tools'],
    ...['spell-card/spell-card', 'spell-card/spell-card-lines', 'spell-card/packed-spell-card'],
    ...['exports/foundry-actor', 'exports/foundry-html', 'exports/foundry-id'],
    ...['exports/improved-initiative', 'statblock/markdown-words'],
    // For what is read out of the words of other programs and of paper.
    ...['records/record-problem', 'records/entry-keys', 'records/effect-facts'],
    ...['words/called', 'words/entry-words', 'records/record-words', 'records/entries-of'],
    'records/entry-numbers',
    'records/within-effects',
    ...['records/former/action-record', 'records/former/lift-monster'],
    ...['srd-5-1/monsters/worded-entry', 'srd-5-1/package/slug-of'],
    'srd-5-1/parse/parse-damage',
    ...['srd-5-1/parse/parse-defence', 'srd-5-1/parse/parse-languages'],
  ],
  // The simulator's engine: a battle's file, its creatures, and what its fights come to.
  battle: [
    ...[
      'create-battle',
      'count/battle-tally',
      'records/calling',
      'records/combatant-of',
      'tell/tell',
    ],
    ...[
      'ask/compare',
      'ask/solve',
      'day/create-day',
      'builds/member-combatant',
      'builds/spell-kit',
    ],
    ...['builds/build-of', 'builds/named-builds'],
    ...['setup/battle-of', 'setup/read-setup', 'setup/setup-file'],
    ...['sheet/battle', 'sheet/combatant', 'sheet/tactics'],
  ],
  // What is kept of characters, for the schedule.
  characters: [
    ...['kept/character-limits', 'kept/characters.server', 'kept/play.server'],
    ...[
      'kept/character-text',
      'kept/sheet-guard.server',
      'kept/told',
      'play/read-deeds',
      'record/character',
    ],
    ...['books/book-of', 'sheet/sheet-of'],
    // For the parties in which they sit.
    ...['kept/tables', 'play/deed', 'play/facts', 'play/log', 'play/standing', 'sheet/sheet'],
    // At the table, on a device.
    ...['exchange/told-sheet', 'play/own-value', 'play/sent-deeds'],
    // Files in and out.
    ...['exchange/exchange-report', 'exchange/file-name', 'exchange/forms', 'exchange/read-file'],
    ...['exchange/read-json', 'exchange/read-own', 'exchange/rules', 'exchange/sheet-lines'],
    // On paper.
    ...[
      'print/print-binder',
      'print/print-choices',
      'print/print-equipment',
      'print/print-numbers',
    ],
    ...['print/print-sheet', 'print/print-spells', 'print/print-table', 'print/printed'],
  ],
  // Messages of the contact form: the page that takes them, and the inbox.
  contact: [
    'contact-message',
    'inbox.server',
    'message-rows.server',
    'send-message.server',
    'tables',
  ],
  'dice-tray': ['roll', 'roll-number', 'roll-result', 'roll-table', 'rolls-of', 'remembered-rolls'],
  encounters: [
    ...['budget/judge', 'budget/warnings', 'menace/role-names'],
    ...['fill/candidate', 'fill/fill', 'fill/templates', 'fill/window'],
    ...['asked/foe-points.server', 'exchange/read-file', 'exchange/write-encounter'],
    ...['creatures-by-ids.server', 'encounter', 'pool.server', 'kept/encounter-history.server'],
    ...['kept/encounter-text', 'kept/encounter-words', 'kept/encounters.server'],
  ],
  paper: [
    ...['paper', 'page-furniture', 'path-pen'],
    // Pictures that the Worker draws.
    ...['bitmap', 'font-feature', 'png-writer', 'set-words', 'true-type'],
    ...['pdf-letters', 'pdf-pen', 'pdf-text', 'pdf-writer'],
  ],
  fights: [
    // What is kept, who joins, what a press comes to, and the telling.
    ...[
      'fold/ledger',
      'fold/refuse',
      'harm/spend',
      'kept/bring-party.server',
      'kept/fight-calls',
      'kept/fight-codes.server',
      'kept/fight-desk.server',
      'kept/fight-facts',
      'kept/fight-export.server',
      'kept/fight-helpers.server',
      'kept/fight-ids.server',
      'kept/fight-limits',
      'kept/fight-members.server',
      'kept/fight-xp.server',
      'kept/fight-log',
      'kept/fight-object.server',
      'kept/fight-pictures.server',
      'kept/fight-rows.server',
      'kept/fight-upkeep.server',
      'kept/in-steps',
      'kept/follow-fight.server',
      'kept/kept-fights.server',
      'kept/live-messages',
      'kept/press-events',
      'kept/member-health.server',
      'kept/read-fight',
      'kept/table-cookie.server',
      'kept/table-desk.server',
      'kept/tell-seated.server',
      'log/deeds',
      'log/new-fight',
      'log/state',
      'moves/add-many',
      'moves/answer',
      'moves/attack',
      'moves/blast',
      'moves/change-plan',
      'moves/d20',
      'moves/group-rows',
      'moves/load-fight',
      'moves/move',
      'moves/pass-turn',
      'moves/plan',
      'moves/roll-initiative',
      'moves/saving',
      'moves/thrown',
      'people/awarded-xp',
      'people/party',
      'people/people',
      'people/running-difficulty',
      'seats/seats',
      'seats/table-settings',
      'sheet/by-hand',
      'sheet/from-record',
      'sheet/hit-points',
      'sheet/improved-initiative',
      'sheet/initiative-modes',
      'sheet/known-spells',
      'sheet/lasting',
      'sheet/mark-looks',
      'sheet/most-reminders',
      'sheet/quick',
      'sheet/sequences',
      'sheet/sheet',
      'sheet/sides',
      'sheet/spell-move',
      'sheet/spell-moves',
      'sheet/strike',
      'sheet/strikes',
      'sheet/table-words',
      'table/public-id',
      'table/seat-intents',
      'table/table-view',
      'table/view-changes',
      'telling/line',
      'telling/names',
      'telling/tell',
      'telling/tell-log',
      'turns/order',
    ],
  ],
  parties: [
    'kept/leaving-parties.server',
    // For fights that have the hit points of their characters.
    ...[
      'member',
      'party',
      'kept/change-health.server',
      'kept/counted-changes.server',
      'kept/parties.server',
      'kept/seated-deeds.server',
      'seated-play',
    ],
    ...['kept/awards.server', 'kept/party-rights.server', 'kept/tables'],
    // For those who keep something of a party's by its name.
    'kept/party-rows.server',
    // For the screens of parties and of joining them.
    ...['kept/members.server', 'kept/party-codes.server', 'kept/party-news.server'],
    ...['kept/party-people.server', 'kept/set-member.server', 'member-text', 'party-call'],
    ...['kept/follow-sheet.server', 'kept/seat-rows.server', 'kept/sheet-in-party.server'],
    'kept/sit-down.server',
  ],
  rules: [
    'advancement',
    ...['budgets/adventuring-day', 'budgets/difficulty', 'budgets/budget-tables'],
    ...['ability', 'skills', 'challenge', 'challenge-points', 'read-challenge'],
    ...['conditions', 'condition-effects'],
    'condition-rules/condition-facts',
    'condition-rules/condition-rules',
    ...['creature-types', 'damage-types', 'caster-classes', 'spell-slots'],
    ...['edition', 'rule-text', 'random', 'email'],
    ...['dice/text/expression', 'dice/text/parse', 'dice/throw/plain-roll', 'dice/throw/roll'],
    ...['dice/text/bounds', 'dice/text/format', 'dice/text/limits', 'dice/throw/pool'],
    'dice/chances/distribution',
  ],
  // For the schedule.
  settings: ['person/provider-removal.server'],
  site: [
    ...['brand', 'notice-cookie', 'frame/shown-notice.server'],
    // The frame of every page, for the root.
    ...['frame/error-screen', 'frame/frame-facts', 'frame/page-watchers', 'frame/site-frame'],
    ...['frame/start-frame', 'frame/start-leaving', 'frame/tool-frame'],
  ],
  // For the schedule.
  'tools/dice-roller': ['kept/kept-sql.server'],
  'tools/homebrew': ['bring/waiting-sql.server', 'kept/creatures.server'],
  // For the schedule.
  'tools/battle-simulator': ['kept/battles.server'],
  'tools/mapwright': ['kept/saved-maps.server'],
  'tools/monster-lookup': ['lists/lists-sql.server'],
  'tools/spell-lookup': ['book/books-sql.server'],
};

/** Rooms whose every module is for others. */
export const ALL_FACE: readonly string[] = ['ui', 'platform'];
