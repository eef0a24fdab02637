import type { SpellRecord } from '~/compendium/records/spell-record';
import { SpellCard } from '~/compendium/spell-card/spell-card';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { paths } from '~/paths';
import { useAskedJson } from '~/platform/use-asked-json';
import { Button } from '~/ui/button';

/** The text of a spell in place, loaded when it is asked for. */
export function SpellText({ id }: { id: string }) {
  const [asked, again] = useAskedJson<SpellRecord>(paths.spellJson({ id }));
  switch (asked.is) {
    case 'coming':
      return <p role="status">Loading…</p>;
    case 'missing':
      return <p>This spell is not in these rules.</p>;
    case 'lost':
      return (
        <p role="alert">
          Offline. This spell could not be loaded.{' '}
          <Button type="button" kind="plain" compact onClick={again}>
            Try again
          </Button>
        </p>
      );
    default:
      return <SpellCard spell={spellCardLines(asked.value)} titled={false} />;
  }
}
