/** Error messages when a checkout or the portal cannot be opened [specification 8]. */
export const CHECKOUT_FAILED = 'Could not create checkout session';
export const PORTAL_FAILED = 'Could not open billing portal';
export const NOT_SET_UP = 'Payments are not set up on this site.';
