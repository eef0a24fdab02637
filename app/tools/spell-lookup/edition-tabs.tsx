import { withParam } from '~/compendium/search/search-address';
import { EDITION_CHOICES, type EditionChoice } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { Tabs } from '~/ui/tabs';

/** The rules whose spells a list shows, each with its own address. */
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
