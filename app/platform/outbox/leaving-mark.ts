/** The attribute with which a page names the script of `LeaveOutbox`. */
export const LEAVING_OUTBOX = 'data-leaving-outbox';
