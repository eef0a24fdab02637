import groups from 'virtual:api';

/** What programs may call, under its headings. */
export const CALLS = groups;
