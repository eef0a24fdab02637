import type { ReactNode } from 'react';
import type { Combatant } from '~/fights/log/state';
import { combatantOf, maximumOf } from '~/fights/people/people';
import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Select } from '~/ui/select';
import styles from './chosen-panel.module.css';
import { useFight } from './fight-facts';
import { healthWord, hitPointWords } from './fight-words';
import { LastingList } from './lasting-list';
import { NumbersForm } from './numbers-form';
import { One } from './one';
import { Reminders } from './reminder-forms';
import { ResourceList } from './resource-list';

/** Everything about whoever is open: what lasts on it, what it has left, and what one does with it. */
export function ChosenPanel({ children }: { children: ReactNode }) {
  const { fight, chosen } = useFight();
  const one = chosen === null ? null : combatantOf(fight, chosen);
  if (one === null || one.place === 'gone') return null;
  const { edition } = fight.settings;
  return (
    <section className={styles.panel} id="chosen" aria-label={one.name} tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.name}>{one.name}</h2>
        {one.kind === 'creature' && (
          <p className={styles.sum}>
            {`${hitPointWords(one, edition)} hit points · AC ${one.sheet.ac} · ${healthWord(one, edition)}`}
          </p>
        )}
      </header>
      {children}
      {one.kind === 'creature' && <ResourceList one={one} />}
      <LastingList one={one} />
      <details className={styles.more} data-print="no">
        <summary>Turn and concentration</summary>
        <TurnForms one={one} />
        {one.kind === 'creature' && <ConcentrationForm one={one} />}
      </details>
      <Reminders one={one} />
      <EditForm key={one.id} one={one} maximum={maximumOf(one, edition)} />
      {one.kind === 'creature' && <NumbersForm key={`numbers ${one.id}`} one={one} />}
      <PlaceForms one={one} />
    </section>
  );
}

function TurnForms({ one }: { one: Combatant }) {
  const { fight } = useFight();
  const row = Object.hasOwn(fight.rows, one.row) ? fight.rows[one.row] : undefined;
  return (
    <div className={styles.forms}>
      <form method="post" className={styles.line}>
        <input type="hidden" name="row" value={one.row} />
        <Field
          key={row?.count}
          label="Initiative"
          name="count"
          inputMode="numeric"
          maxLength={3}
          size={4}
          defaultValue={row?.count ?? ''}
        />
        <Button kind="quiet" name="intent" value="set-count" compact>
          Set
        </Button>
        <Button kind="plain" name="intent" value="roll-row" icon="die" compact>
          Roll
        </Button>
        <Button kind="plain" name="intent" value="move-up" icon="chevron-up" compact>
          Earlier
        </Button>
        <Button kind="plain" name="intent" value="move-down" icon="chevron-down" compact>
          Later
        </Button>
        <Button kind="plain" name="intent" value="delay" compact>
          {row?.delayed ? 'Acts now' : 'Delay'}
        </Button>
      </form>
      {one.kind === 'creature' && (
        <form method="post" className={styles.line}>
          <One id={one.id} />
          <Field
            key={one.readied}
            label="Readied"
            name="what"
            maxLength={200}
            defaultValue={one.readied ?? ''}
            placeholder="Shoot whoever comes through the door"
          />
          <Button kind="quiet" name="intent" value="ready" compact>
            Keep
          </Button>
        </form>
      )}
    </div>
  );
}

function ConcentrationForm({ one }: { one: Combatant }) {
  const { concentration } = one;
  return (
    <form method="post" className={styles.line}>
      <One id={one.id} />
      <Field
        key={concentration?.on}
        label="Concentrates on"
        name="on"
        maxLength={120}
        defaultValue={concentration?.on ?? ''}
        placeholder="Bless"
      />
      <Button kind="quiet" name="intent" value="concentrate" compact>
        Set
      </Button>
      {concentration && (
        <Button kind="plain" name="intent" value="concentration-ends" compact>
          Drop it
        </Button>
      )}
    </form>
  );
}

function EditForm({ one, maximum }: { one: Combatant; maximum: number }) {
  return (
    <details className={styles.more}>
      <summary>Change this one alone</summary>
      <form method="post" className={styles.fields}>
        <One id={one.id} />
        <Field label="Name" name="name" maxLength={100} defaultValue={one.sheet.name} />
        <Field
          label="Players call it"
          name="alias"
          maxLength={100}
          defaultValue={one.alias ?? ''}
        />
        <Field label="AC" name="ac" inputMode="numeric" maxLength={2} defaultValue={one.sheet.ac} />
        <Field
          label="Maximum hit points"
          name="maximum"
          inputMode="numeric"
          maxLength={4}
          defaultValue={one.sheet.maximum}
          hint={maximum === one.sheet.maximum ? undefined : `${maximum} at the moment`}
        />
        <Field
          label="Initiative bonus"
          name="bonus"
          inputMode="numeric"
          maxLength={3}
          defaultValue={one.sheet.initiativeBonus}
        />
        <Select
          label="Initiative is"
          name="mode"
          defaultValue={one.sheet.initiativeMode}
          choices={[
            { value: 'roll', label: 'Rolled' },
            { value: 'advantage', label: 'Rolled with advantage' },
            { value: 'disadvantage', label: 'Rolled with disadvantage' },
            { value: 'score', label: 'Its score, without a roll' },
          ]}
        />
        {one.side === 'party' && (
          <Field
            label="Level"
            hint="For how hard the fight is, and who shares its XP"
            name="level"
            inputMode="numeric"
            maxLength={2}
            defaultValue={one.sheet.level ?? ''}
          />
        )}
        <TextArea label="Note" name="note" rows={2} maxLength={2000} defaultValue={one.note} />
        <Button kind="quiet" name="intent" value="change">
          Keep the changes
        </Button>
      </form>
    </details>
  );
}

function PlaceForms({ one }: { one: Combatant }) {
  return (
    <form method="post" className={layout.row}>
      <One id={one.id} />
      <input type="hidden" name="chosen" value={one.id} />
      <Button kind="plain" name="intent" value={one.hidden ? 'reveal' : 'hide'} icon="eye" compact>
        {one.hidden ? 'Reveal' : 'Hide from players'}
      </Button>
      <Button kind="plain" name="intent" value="duplicate" icon="copy" compact>
        Duplicate
      </Button>
      {one.place === 'pile' ? (
        <Button kind="plain" name="intent" value="place-back" compact>
          Bring back
        </Button>
      ) : (
        <Button kind="plain" name="intent" value="place-pile" compact>
          To the defeated
        </Button>
      )}
      {one.formerShape && (
        <Button kind="plain" name="intent" value="revert" compact>
          {`Back to ${one.formerShape.name}`}
        </Button>
      )}
      {one.death.state === 'dying' && (
        <Button kind="plain" name="intent" value="stabilise" compact>
          Stabilize
        </Button>
      )}
      <Button kind="plain" name="intent" value="place-gone" icon="trash" compact>
        Remove
      </Button>
    </form>
  );
}
