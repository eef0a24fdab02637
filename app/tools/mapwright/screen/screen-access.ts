/** Whom the page is for: visitors, members without Pro, and Pro. */
export type ScreenAccess = 'visitor' | 'member' | 'pro';
