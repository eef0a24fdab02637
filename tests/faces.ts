/**
 * The face of each room: the modules that others may import from it, by their paths without the room's own and without their
 * endings. Whatever is not named here is the room's own business; a room that is not named is used by nobody. `ui/` and
 * `platform/` are all face: each of their files is a tool for everybody. The architecture test compares this with the imports.
 */
export const FACES: Record<string, readonly string[]> = {
  account: [
    // Who somebody is, and what they may use.
    ...['person/person', 'person/pro', 'person/pro-of-person.server', 'person/tables'],
    ...['session/browsers.server', 'session/session-cookie.server', 'session/session-ends.server'],
    // Coming in.
    ...['guard/account.server', 'guard/guards.server', 'guard/path-guard.server'],
    ...['guard/pro-answer.server', 'gate/checking-access', 'gate/page-heading'],
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
    // For the schedule.
    'trial/trial-keys.server',
  ],
  billing: [
    ...['asked-plan', 'checkout.server', 'door-problems', 'paid-plan.server'],
    ...['prices.server', 'price-words'],
    ...['end.server', 'sign-in.server'],
    // For the schedule.
    ...['reconcile.server', 'webhook.server'],
  ],
  catalogue: [
    ...['catalogue', 'tool', 'tables', 'access', 'ways', 'gains'],
    ...['overrides', 'overrides.server'],
    // On the screen: badges, locks, and the page of a tool that is to come.
    ...['tool-badges', 'lock', 'coming-tool', 'lazy-coming'],
  ],
  compendium: [
    ...['records/monster-record', 'records/own-id', 'records/spell-record'],
    // For what is made of a record's structure: a fight.
    ...['records/damage-part', 'records/effects', 'records/endings', 'records/entry-record'],
    ...['records/needs', 'records/public-id', 'records/record-parts', 'records/text-fold'],
    ...['records/spellcasting-record', 'records/targets'],
    ...['shelf/import.server', 'shelf/records.server', 'shelf/tables'],
    ...['shelf/book-word', 'shelf/same-records', 'shelf/same-records.server'],
    ...['shelf/token-facts.server', 'shelf/rows-by-ids-sql.server'],
    ...['token/token-marks', 'token/token-sheet', 'token/token-svg'],
    ...['search/edition-param', 'search/monster-search', 'search/search-query'],
    ...['search/search.server', 'search/random-monster.server', 'search/typed-query.server'],
    'search/page-before.server',
    ...['statblock/statblock', 'statblock/statblock-card', 'statblock/statblock-lines'],
    ...['statblock/statblock-homebrewery', 'statblock/statblock-markdown'],
    ...['statblock/apart-rolls', 'statblock/creature-glimpse', 'statblock/leaf'],
    ...['statblock/packed-words', 'statblock/packed-statblock', 'statblock/use-word-tools'],
    ...['spell-card/spell-card', 'spell-card/spell-card-lines', 'spell-card/packed-spell-card'],
    ...['exports/foundry-actor', 'exports/improved-initiative'],
  ],
  'dice-tray': ['roll', 'roll-number', 'roll-result', 'roll-table', 'rolls-of', 'remembered-rolls'],
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
      'kept/fight-calls',
      'kept/fight-code',
      'kept/fight-codes.server',
      'kept/fight-desk.server',
      'kept/fight-facts',
      'kept/fight-export.server',
      'kept/fight-helpers.server',
      'kept/fight-ids.server',
      'kept/fight-limits',
      'kept/fight-log',
      'kept/fight-object.server',
      'kept/fight-rows.server',
      'kept/fight-upkeep.server',
      'kept/in-steps',
      'kept/follow-fight.server',
      'kept/kept-fights.server',
      'kept/live-messages',
      'kept/press-events',
      'kept/read-fight',
      'kept/table-cookie.server',
      'kept/table-desk.server',
      'log/deeds',
      'log/new-fight',
      'log/state',
      'moves/add-many',
      'moves/answer',
      'moves/attack',
      'moves/blast',
      'moves/change-plan',
      'moves/group-rows',
      'moves/load-fight',
      'moves/move',
      'moves/pass-turn',
      'moves/plan',
      'moves/roll-initiative',
      'moves/thrown',
      'people/awarded-xp',
      'people/people',
      'people/running-difficulty',
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
      'telling/line',
      'telling/names',
      'telling/tell',
      'telling/tell-log',
      'turns/order',
    ],
  ],
  rules: [
    'budgets/difficulty',
    ...['ability', 'skills', 'challenge', 'challenge-points', 'read-challenge'],
    ...['conditions', 'condition-effects'],
    'condition-rules/condition-facts',
    'condition-rules/condition-rules',
    ...['creature-types', 'damage-types'],
    ...['edition', 'rule-text', 'random', 'email'],
    ...['dice/text/expression', 'dice/text/parse', 'dice/throw/plain-roll', 'dice/throw/roll'],
  ],
  // For the schedule.
  settings: ['person/provider-removal.server'],
  site: [
    ...['brand', 'contact/send-message.server'],
    // The frame of every page, for the root.
    ...['frame/error-screen', 'frame/frame-facts', 'frame/page-watchers', 'frame/site-frame'],
    ...['frame/start-frame', 'frame/start-leaving', 'frame/tool-frame'],
  ],
  // For the schedule.
  'tools/mapwright': ['kept/saved-maps.server'],
  'tools/monster-lookup': ['lists/lists-sql.server'],
};

/** Rooms whose every module is for others. */
export const ALL_FACE: readonly string[] = ['ui', 'platform'];
