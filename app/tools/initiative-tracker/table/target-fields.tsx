import type { OwnOne, TableView } from '~/fights/table/table-view';
import { useTypedBefore } from '../screen/typed-before';
import styles from './seat.module.css';

type TargetFieldsProps = {
  one: OwnOne;
  view: TableView;
  /** Whether it may be aimed at the character itself too. */
  withSelf?: boolean;
};

/** Checkboxes of those that an attack can be against, foes first, because they are the usual targets. */
export function TargetFields({ one, view, withSelf = false }: TargetFieldsProps) {
  const { ticked } = useTypedBefore();
  const others = view.rows
    .flatMap(({ ones }) => ones)
    .filter(({ id, kind }) => (withSelf || id !== one.id) && kind === 'creature');
  const targets = [
    ...others.filter(({ side }) => side !== 'party'),
    ...others.filter(({ side }) => side === 'party'),
  ];
  return (
    <fieldset className={styles.targets}>
      <legend>Targets</legend>
      {targets.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" name="targets" value={id} defaultChecked={ticked.includes(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
