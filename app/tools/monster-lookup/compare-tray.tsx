import { useHere } from '~/catalogue/use-way-back';
import { withBack } from '~/catalogue/way-back';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { useDeviceList } from '~/ui/use-device-list';
import { COMPARED } from './device-lists';

/** The monsters selected for comparison, at the bottom of the screen. */
export default function CompareTray() {
  const here = useHere();
  const [compared, change] = useDeviceList(COMPARED);
  if (compared.length === 0) return null;
  return (
    <section aria-label="Compare">
      <p>{compared.map(({ name }) => name).join(', ')}</p>
      <LinkButton compact to={withBack(paths.monsterCompare(compared.map(({ id }) => id)), here)}>
        Compare {compared.length}
      </LinkButton>
      <LinkButton
        compact
        kind="quiet"
        to={fightPaths.newFight(`?monsters=${compared.map(({ id }) => id)}`)}
      >
        Add to tracker
      </LinkButton>
      <Button type="button" kind="plain" compact onClick={() => change(() => [])}>
        Clear
      </Button>
    </section>
  );
}
