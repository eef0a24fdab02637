/** Where feed readers find the posts. */
export const FEED_ADDRESS = '/rss.xml';
