import type { Combatant, Row } from '~/fights/log/state';
import { maximumOf } from '~/fights/people/people';
import { Icon } from '~/ui/icon';
import { FaceToken } from './face-token';
import { useLineFacts } from './fight-facts';
import { groupName } from './group-name';
import styles from './order-list.module.css';

type GroupHeadProps = {
  row: Row;
  members: readonly Combatant[];
  isOpen: boolean;
  onOpen: (open: boolean) => void;
};

/** The one line of several that act together: its number selects all of them, its name opens it. */
export function GroupHead({ row, members, isOpen, onOpen }: GroupHeadProps) {
  const { edition } = useLineFacts();
  const [first] = members;
  if (first === undefined) return null;
  const name = row.name ?? groupName(members.map((one) => one.name));
  const left = members.reduce((sum, one) => sum + Math.max(0, one.hitPoints), 0);
  const most = members.reduce((sum, one) => sum + maximumOf(one, edition), 0);
  return (
    <li className={styles.line} data-group-head>
      <button
        type="button"
        className={styles.number}
        data-tick-row={row.id}
        title={`Select all ${members.length}`}
      >
        {`×${members.length}`}
      </button>
      <FaceToken
        kind={first.kind}
        name={first.name}
        side={first.side}
        portrait={first.portrait}
        colour={first.colour}
        record={first.sheet.record}
      />
      <button
        type="button"
        className={styles.name}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {name}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
      </button>
      <span className={styles.facts}>
        <span className={styles.hitPoints}>
          {`${left}/${most}`}
          <meter
            className={styles.bar}
            aria-hidden="true"
            min={0}
            max={Math.max(1, most)}
            low={most / 4}
            high={most / 2}
            optimum={most}
            value={left}
          />
        </span>
        <span className={styles.ac}>
          <small>AC</small> {first.sheet.ac}
        </span>
      </span>
    </li>
  );
}
