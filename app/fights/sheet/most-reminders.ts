/** Maximum number of reminders of one sheet, and of the fight itself. */
export const MOST_REMINDERS = 40;
