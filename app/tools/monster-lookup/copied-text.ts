/** The texts that a statblock is copied as; they come when one is asked for. */
export { statblockHomebrewery as homebrewery } from '~/compendium/statblock/statblock-homebrewery';
export { statblockMarkdown as markdown } from '~/compendium/statblock/statblock-markdown';
