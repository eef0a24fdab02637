/** The user of the page: visitors, members without Pro, and Pro. */
export type ScreenAccess = 'visitor' | 'member' | 'pro';
