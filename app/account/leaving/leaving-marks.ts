/**
 * Attributes that mark the parts of the sign-out dialog (`LeavingQuestion`): the dialog, its list of unsaved work, the
 * download and save buttons, and the error text.
 */
export const LEAVING_DIALOG = 'data-leaving';
export const LEAVING_LIST = 'data-leaving-list';
export const LEAVING_DOWNLOAD = 'data-leaving-download';
export const LEAVING_SAVE = 'data-leaving-save';
export const LEAVING_TROUBLE = 'data-leaving-trouble';

/** The question in one sentence, where there is no dialog for it. */
export const LEAVING_PLAINLY =
  'You have unsaved work. Leaving deletes it from this device. Leave anyway?';
