/** What is kept of fights, and no more. */
export const FIGHT_LIMITS = {
  /** Fights of one person. */
  most: 200,
  /** The same with those put away, which can still be brought back. */
  mostWithDeleted: 400,
  /** Those put away stay for so many milliseconds. */
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
  /** Bytes of one event as it is kept. */
  eventBytes: 64 * 1024,
  /** Letters of a fight's whole log as JSON: 20,000 events of the usual size have less. */
  logLetters: 8 * 1024 * 1024,
  /** Conditions, marks and changed maximums on all combatants of a fight together. */
  lasting: 5000,
  /** Events that are taken at once. */
  eventsAtOnce: 100,
  /** Events that a new fight begins with: a combatant each, at worst. */
  eventsAtBirth: 300,
  /** People who help to run one fight. */
  helpers: 4,
  /** Fights that one person helps to run. */
  helpedWith: 50,
  /** An invitation to help that nobody took ends after so many milliseconds. */
  invitationMs: 24 * 60 * 60 * 1000,
  /** Letters of a folder's name. */
  folderLetters: 60,
} as const;
