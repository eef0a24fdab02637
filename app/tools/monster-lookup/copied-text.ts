/** The text formats for copying a statblock; a separate module, loaded on demand. */
export { statblockHomebrewery as homebrewery } from '~/compendium/statblock/statblock-homebrewery';
export { statblockMarkdown as markdown } from '~/compendium/statblock/statblock-markdown';
