/** The event of a page whose own scripts run: from then on they say themselves when there is no line. */
export const AWAKE = 'page-awake';
