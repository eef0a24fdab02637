import { useDeviceList } from '~/compendium/statblock/use-device-store';
import { useHydrated } from '~/compendium/statblock/use-hydrated';
import { paths } from '~/paths';
import { Button, IconButton, LinkButton } from '~/ui/button';
import styles from './compare-tray.module.css';
import { COMPARED, type KnownMonster, toggled } from './device-lists';

/** Puts a monster on the tray of those to compare, or takes it off; nothing without scripts. */
export function CompareToggle({ monster }: { monster: KnownMonster }) {
  const hydrated = useHydrated();
  const [compared, change] = useDeviceList(COMPARED);
  if (!hydrated) return null;
  const chosen = compared.some(({ id }) => id === monster.id);
  const full = !chosen && compared.length >= COMPARED.most;
  return (
    <IconButton
      type="button"
      icon={chosen ? 'check' : 'plus'}
      label={full ? 'Four are compared already' : `Compare ${monster.name}`}
      aria-pressed={chosen}
      disabled={full}
      onClick={() => change((list) => toggled(list, monster))}
    />
  );
}

/** The monsters waiting to be compared, at the foot of the screen. */
export function CompareTray() {
  const [compared, change] = useDeviceList(COMPARED);
  if (compared.length === 0) return null;
  return (
    <section className={styles.tray} aria-label="Compare" data-print="no">
      <p>{compared.map(({ name }) => name).join(', ')}</p>
      <LinkButton compact to={paths.monsterCompare(compared.map(({ id }) => id))}>
        Compare {compared.length}
      </LinkButton>
      <Button type="button" kind="plain" compact onClick={() => change(() => [])}>
        Clear
      </Button>
    </section>
  );
}
