import { Link } from '@remix-run/react';
import { memo } from 'react';
import type { Combatant } from '~/fights/log/state';
import { maximumOf } from '~/fights/people/people';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { FaceToken } from './face-token';
import { ACT_FORM, useLineFacts } from './fight-facts';
import { healthWord, hitPointWords } from './fight-words';
import { LastingMarks } from './lasting-marks';
import late from './late-parts.module.css';
import styles from './order-list.module.css';
import { useTypedBefore } from './typed-before';

/** Text alternative for the shape of the token. */
const SIDES = { party: ', of the party', foes: ', a foe', others: '' } as const;

/** One combatant in the order: a checkbox to select it, and the most important facts. */
export const CombatantLine = memo(function CombatantLine({
  one,
  isTurn,
  isChosen,
}: {
  one: Combatant;
  isTurn: boolean;
  isChosen: boolean;
}) {
  const { edition, choosing } = useLineFacts();
  const { ticked } = useTypedBefore();
  const isEvent = one.kind === 'event';
  return (
    <li
      className={classes(styles.line, styles[one.side])}
      data-combatant={one.id}
      data-state={one.death.state}
      data-chosen={isChosen || undefined}
    >
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="who"
          value={one.id}
          form={ACT_FORM}
          data-side={one.side}
          defaultChecked={ticked.includes(one.id)}
          aria-label={`Select ${one.name}`}
        />
      </label>
      <FaceToken
        kind={one.kind}
        name={one.name}
        side={one.side}
        portrait={one.portrait}
        colour={one.colour}
        record={one.sheet.record}
      />
      <Link
        to={choosing(one.id)}
        className={styles.name}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset
        replace
        data-choose={one.id}
      >
        {one.name}
        <VisuallyHidden>{`${SIDES[one.side]}${isTurn ? ', whose turn it is' : ''}`}</VisuallyHidden>
      </Link>
      <span className={styles.facts}>
        {!isEvent && <HitPoints one={one} />}
        {!isEvent && (
          <span className={styles.ac}>
            <small>AC</small> {one.sheet.ac}
          </span>
        )}
      </span>
      <span className={styles.marks}>
        {!isEvent && <Health word={healthWord(one, edition)} />}
        {one.hidden && <Mark sign="◌">Hidden</Mark>}
        {one.surprised && <Mark sign="!">Surprised</Mark>}
        {one.reactionSpent && <Mark sign="↺">Reaction spent</Mark>}
        {one.readied !== null && <Mark sign="⏳">{`Ready: ${one.readied}`}</Mark>}
        {one.exhaustion > 0 && (
          <a
            className={classes(styles.mark, late.badge)}
            href={`${choosing(one.id)}#rules-exhaustion-${one.id}`}
            data-rules="exhaustion"
            data-level={one.exhaustion}
            title={`Exhaustion, level ${one.exhaustion}`}
          >
            {'▽ '}
            <span className={styles.word}>Exhaustion </span>
            {one.exhaustion}
          </a>
        )}
        {one.concentration && <Mark sign="◎">{`Concentrates: ${one.concentration.on}`}</Mark>}
        {one.death.state === 'dying' && (
          <span className={styles.mark}>
            <span className={styles.word}>Death saves </span>
            {`${'✓'.repeat(one.death.successes)}${'✕'.repeat(one.death.failures) || (one.death.successes > 0 ? '' : ' none yet')}`}
          </span>
        )}
        {one.sheet.legendaryActions > 0 && (
          <span className={styles.mark} title="Legendary actions left">
            <span className={styles.word}>Legendary </span>
            {`${one.legendaryActionsLeft}/${one.sheet.legendaryActions}`}
          </span>
        )}
        <LastingMarks one={one} />
      </span>
    </li>
  );
});

/** A fact about a combatant: its sign, and its words where there is room, else in the title. */
function Mark({ sign, children }: { sign: string; children: string }) {
  return (
    <span className={styles.mark} title={children}>
      <span aria-hidden="true">{sign}</span>
      <span className={styles.word}>{` ${children}`}</span>
    </span>
  );
}

function HitPoints({ one }: { one: Combatant }) {
  const { edition } = useLineFacts();
  const maximum = maximumOf(one, edition);
  const words = hitPointWords(one, edition);
  return (
    <span className={styles.hitPoints}>
      {words}
      <VisuallyHidden>{one.sheet.uncounted ? ' damage taken' : ' hit points'}</VisuallyHidden>
      {!one.sheet.uncounted && (
        <meter
          className={styles.bar}
          aria-hidden="true"
          min={0}
          max={Math.max(1, maximum)}
          low={maximum / 4}
          high={maximum / 2}
          optimum={maximum}
          value={Math.max(0, one.hitPoints)}
        />
      )}
    </span>
  );
}

function Health({ word }: { word: string }) {
  return word === '' || word === 'Unhurt' || word === 'Hurt' ? null : (
    <strong className={styles.health} data-word={word}>
      {word}
    </strong>
  );
}
