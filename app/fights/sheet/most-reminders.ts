/** So many reminders a sheet may have, and the fight itself. */
export const MOST_REMINDERS = 40;
