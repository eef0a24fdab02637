/** The limits for stored fights. */
export const FIGHT_LIMITS = {
  /** Fights of one user. */
  most: 200,
  /** The same including soft-deleted fights that can still be restored. */
  mostWithDeleted: 400,
  /** Milliseconds until a soft-deleted fight is removed for good. */
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
  /** Bytes of one stored event. */
  eventBytes: 64 * 1024,
  /** Characters of a fight's whole log as JSON; 20,000 events of usual size need less. */
  logLetters: 8 * 1024 * 1024,
  /** Lasting effects and changes of the maximum on all combatants of a fight together. */
  lasting: 5000,
  /** Events in one request. */
  eventsAtOnce: 100,
  /** Events that a new fight begins with: at worst one for each combatant. */
  eventsAtBirth: 300,
  /** Helpers of one fight. */
  helpers: 4,
  /** Fights that one user helps to run. */
  helpedWith: 50,
  /** Milliseconds until an unaccepted invitation ends. */
  invitationMs: 24 * 60 * 60 * 1000,
  /** Characters of a folder's name. */
  folderLetters: 60,
} as const;
