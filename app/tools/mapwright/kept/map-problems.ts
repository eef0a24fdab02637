/** Why a saved map was not changed or shown, in sentences. */
export const CHANGED = 'This map was changed elsewhere since you opened it.';
export const UNREADABLE = 'This map cannot be opened right now. Try again later.';
