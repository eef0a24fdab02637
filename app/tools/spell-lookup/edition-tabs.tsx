import { withParam } from '~/compendium/search/search-address';
import { EDITION_CHOICES, type EditionChoice } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { Tabs } from '~/ui/tabs';

/** Links to the spell lists of the editions. */
export function EditionTabs({
  params,
  chosen,
}: {
  params: URLSearchParams;
  chosen: EditionChoice | null;
}) {
  return (
    <Tabs
      label="Rules"
      tabs={EDITION_CHOICES.map((choice) => ({
        to: spellPaths.lookup(withParam(params, 'edition', choice)),
        label: choice === 'both' ? 'Both' : choice,
        current: choice === chosen,
      }))}
    />
  );
}
