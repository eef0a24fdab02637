import { useEffect, useRef } from 'react';
import type { PlannedTarget } from '~/fights/moves/plan';
import { isSaved, isUnrolled } from '~/fights/moves/plan';
import { combatantOf } from '~/fights/people/people';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { APPLY, CANCEL } from '~/ui/names';
import { Select } from '~/ui/select';
import type { Planned } from '../presses/plan-presses';
import styles from './due-list.module.css';
import { useFight } from './fight-facts';

export type PlanViewProps = {
  planned: Planned;
  /** The intent, and the fields of its form to be sent again. */
  intent: string;
  fields: readonly (readonly [name: string, value: string])[];
};

/** The preview of an action: the dice for each target, and what the user may change. */
export function PlanView({ planned, intent, fields }: PlanViewProps) {
  const { plan, seed, notes, others } = planned;
  const { wish } = plan;
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run for each new plan
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [plan]);
  return (
    <section className={styles.due} aria-label="Review" id="plan" tabIndex={-1} ref={section}>
      <form method="post">
        {fields
          .filter(
            ([name]) => !/^(intent|seed|planned|attack-|save-\d|share-|legendary-)/.test(name),
          )
          .map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several fields can have the same name
            <input key={at} type="hidden" name={name} value={value} />
          ))}
        <input type="hidden" name="seed" value={seed} />
        <input type="hidden" name="planned" value={intent} />
        <h2
          className={styles.heading}
        >{`Review: ${wish.with ?? fields.find(([name]) => name === 'amount')?.[1]}`}</h2>
        <PlanTargets planned={planned} from={0} />
        {(planned.then ?? []).map((further, at, all) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a Multiattack can hold the same attack twice
          <div key={at}>
            <h3 className={styles.heading}>{further.plan.wish.with}</h3>
            <PlanTargets planned={further} from={placesBefore(planned, all, at)} />
          </div>
        ))}
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <p className={styles.answers}>
          <Button name="intent" value="counts" icon="check">
            {APPLY}
          </Button>
          <Button kind="quiet" name="intent" value={intent}>
            Update
          </Button>
          {others.map((other) => (
            <Button key={other.intent} kind="quiet" name="intent" value={other.intent}>
              {`Instead: ${other.name}`}
            </Button>
          ))}
          <Button kind="plain" name="intent" value="forget-plan">
            {CANCEL}
          </Button>
        </p>
      </form>
    </section>
  );
}

/** The place of the first target of a further attack: they are counted through all of them. */
function placesBefore(first: Planned, further: readonly Planned[], at: number): number {
  return further
    .slice(0, at)
    .reduce((sum, { plan }) => sum + plan.targets.length, first.plan.targets.length);
}

function PlanTargets({ planned: { plan, heals }, from }: { planned: Planned; from: number }) {
  return (
    <>
      {plan.targets[0] && (
        <p className={styles.words}>
          {[...plan.targets[0].plain, ...plan.targets[0].bySave]
            .map(
              ({ text, amount, type }) =>
                `${text.endsWith(String(amount)) ? text : `${text} = ${amount}`} ${type ?? ''}`,
            )
            .join(', ')}
        </p>
      )}
      <ul className={styles.list}>
        {plan.targets.map((target, place) => (
          <PlanTarget
            // biome-ignore lint/suspicious/noArrayIndexKey: the same combatant can be a target twice
            key={place}
            target={target}
            place={from + place}
            heals={heals.find(({ who }) => who === target.who)?.amount ?? null}
          />
        ))}
      </ul>
    </>
  );
}

/** " (resistant, vulnerable)": what its defenses made of the damage. */
function defencesOf({ parts }: PlannedTarget): string {
  const whys = [...new Set(parts.flatMap(({ why }) => (why === null ? [] : [DEFENCES[why]])))];
  return whys.length === 0 ? '' : ` (${whys.join(', ')})`;
}

const DEFENCES = {
  immune: 'immune',
  resistant: 'resistant',
  vulnerable: 'vulnerable',
  'resistant-and-vulnerable': 'resistant and vulnerable',
} as const;

type PlanTargetProps = { target: PlannedTarget; place: number; heals: number | null };

function PlanTarget({ target, place, heals }: PlanTargetProps) {
  const { fight } = useFight();
  const name = combatantOf(fight, target.who)?.name ?? '';
  const { attack, save } = target;
  const rolled = !isUnrolled(target);
  return (
    <li className={styles.item}>
      <div className={styles.form}>
        <p className={styles.words}>
          <strong>{name}</strong>
          {attack &&
            ` · ${attack.dice.join(', ')} is ${attack.total} against AC ${attack.ac}: ${attack.result === 'critical' ? 'critical hit' : attack.result}`}
          {save &&
            ` · ${save.roll.ability.toUpperCase()} ${save.roll.dice.length > 0 ? `${save.roll.dice.join(', ')} is ` : ''}${save.roll.total ?? ''} against DC ${save.roll.dc}: ${isSaved(save) ? 'saved' : 'failed'}`}
          {rolled && ` · takes ${target.damage}`}
          {heals !== null && ` · regains ${heals}`}
          {defencesOf(target)}
          {target.becomes !== 'up' && (
            <strong>{target.becomes === 'dead' ? ' · dies' : ' · falls'}</strong>
          )}
          {target.lasting.length > 0 && ` · ${target.lasting.map((one) => one.name).join(', ')}`}
          {target.immuneTo.length > 0 && ` · immune to ${target.immuneTo.join(', ')}`}
        </p>
        <span className={styles.answers}>
          {attack && (
            <Select
              label="Attack"
              name={`attack-${place}`}
              choices={[
                { value: '', label: 'As rolled' },
                { value: 'hit', label: 'Hit' },
                { value: 'miss', label: 'Miss' },
                { value: 'critical', label: 'Critical' },
              ]}
            />
          )}
          {save && (
            <Select
              label="Save"
              name={`save-${place}`}
              choices={[
                { value: '', label: 'As rolled' },
                { value: 'success', label: 'Success' },
                { value: 'failure', label: 'Failure' },
              ]}
            />
          )}
          {rolled && (
            <Select
              label="Takes"
              name={`share-${place}`}
              choices={[
                { value: '', label: 'As rolled' },
                { value: '1', label: 'All' },
                { value: '0.5', label: 'Half' },
                { value: '0', label: 'None' },
                { value: '2', label: 'Double' },
              ]}
            />
          )}
          {target.resistancesOffered > 0 && (
            <Checkbox
              label={`Legendary Resistance (${target.resistancesOffered} left)`}
              name={`legendary-${place}`}
              value="1"
            />
          )}
        </span>
      </div>
    </li>
  );
}
