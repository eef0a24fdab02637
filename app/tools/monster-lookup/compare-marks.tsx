import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { useDeviceList } from '~/ui/use-device-list';
import { COMPARED, type KnownMonster, toggled } from './device-lists';

/** The form of the checkboxes in the list when scripts do not run. */
const FORM = 'compare';

/** A checkbox to compare a monster: with scripts it updates the tray, otherwise it belongs to the form below. */
export function CompareMark({ monster }: { monster: KnownMonster }) {
  const [compared, change] = useDeviceList(COMPARED);
  const chosen = compared.some(({ id }) => id === monster.id);
  const full = !chosen && compared.length >= COMPARED.most;
  return (
    <label>
      <input
        type="checkbox"
        name="ids"
        value={monster.id}
        form={FORM}
        aria-label={full ? 'Four is the maximum to compare' : `Compare ${monster.name}`}
        checked={chosen}
        disabled={full}
        onChange={() => change((list) => toggled(list, monster))}
      />
    </label>
  );
}

/** The button that opens the comparison without scripts. */
export function CompareForm() {
  return (
    <noscript>
      <form id={FORM} action={paths.monsterCompare()}>
        <Button>Compare</Button>
      </form>
    </noscript>
  );
}
