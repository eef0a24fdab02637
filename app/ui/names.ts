/** What every tool calls the same thing on its controls: one name each, so that nobody learns two. */
export const ADD = 'Add';
export const APPLY = 'Apply';
export const CANCEL = 'Cancel';
export const CLOSE = 'Close';
export const COPY_LINK = 'Copy link';
export const DELETE = 'Delete';
export const DISMISS = 'Dismiss';
export const DUPLICATE = 'Duplicate';
export const REDO = 'Redo';
export const REMOVE = 'Remove';
export const RESET = 'Reset';
export const SAVE = 'Save';
export const SEARCH = 'Search';
export const STOP_SHARING = 'Stop sharing';
export const TRY_AGAIN = 'Try again';
export const UNDO = 'Undo';
