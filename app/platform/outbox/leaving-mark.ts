/** Where a page that can be left names the script that knows what waits on the device. */
export const LEAVING_OUTBOX = 'data-leaving-outbox';
