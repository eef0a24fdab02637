/** The address of the RSS feed. */
export const FEED_ADDRESS = '/rss.xml';
