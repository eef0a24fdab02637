import type { OwnOne } from '~/fights/table/table-view';
import { Button } from '~/ui/button';
import styles from './seat.module.css';
import { Act, SeatForm } from './seat-form';

type OwnAction = OwnOne['actions'][number];

const KINDS: readonly (readonly [OwnAction['kind'], string])[] = [
  ['action', 'Actions'],
  ['bonus-action', 'Bonus actions'],
  ['reaction', 'Reactions'],
  ['other', 'Other'],
];

/** What the features of the character allow, by kind; each press tells the table and the game master. */
export function ActionForms({ one }: { one: OwnOne }) {
  return (
    <Act summary="Features" intents={['use']}>
      {KINDS.map(([kind, title]) => {
        const own = one.actions.filter((action) => action.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} aria-label={title} className={styles.column}>
            <strong>{title}</strong>
            {own.map((action) => (
              <ActionForm key={action.key} who={one.id} action={action} />
            ))}
          </section>
        );
      })}
    </Act>
  );
}

function ActionForm({ who, action }: { who: string; action: OwnAction }) {
  const { key, name, words, dice, left } = action;
  const more = [words, dice, left === null ? '' : `${left.left} of ${left.most} left`]
    .filter((one) => one !== '')
    .join('; ');
  return (
    <SeatForm is="use" who={who} className={styles.asking}>
      <input type="hidden" name="action" value={key} />
      <span className={styles.grow}>
        {name}
        {more !== '' && <small>{` (${more})`}</small>}
      </span>
      <Button
        {...(dice !== '' && { icon: 'die' as const })}
        disabled={left?.isEnough === false}
        aria-label={`${dice === '' ? 'Use' : 'Roll'} ${name}`}
      >
        {dice === '' ? 'Use' : 'Roll'}
      </Button>
    </SeatForm>
  );
}
