import { Form } from '@remix-run/react';
import type { FormEvent } from 'react';
import type { MemberSetting } from '~/parties/member';
import { MEMBER_TEXTS } from '~/parties/member-text';
import type { PartyMember } from '~/parties/party';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import { SAVE } from '~/ui/names';
import { useHydrated } from '~/ui/use-hydrated';
import { ConditionsField } from './conditions-field';
import { IN_FIGHT } from './in-fight';
import { InPlaceCount, InPlaceField, InPlaceTick } from './in-place-field';
import styles from './member-card.module.css';
import { shownSettings } from './member-form';
import type { PartyAnswer } from './party-answers';
import type { PartyLine } from './use-party-line';

type MemberFormProps = { member: PartyMember; line: PartyLine; answer: PartyAnswer | null };

const SAVES = [
  ['str', 'Str'],
  ['dex', 'Dex'],
  ['con', 'Con'],
  ['int', 'Int'],
  ['wis', 'Wis'],
  ['cha', 'Cha'],
] as const;

/** What the party's table shows too; in the card it is folded away until somebody enters it. */
const GLANCE: readonly MemberSetting[] = [
  'passivePerception',
  'passiveInvestigation',
  'passiveInsight',
  ...SAVES.map(([setting]) => setting),
];

const ALL = Object.keys(MEMBER_TEXTS) as MemberSetting[];

/** All settings of a member, edited in place; without scripts one button saves them all. */
export function MemberForm({ member, line, answer }: MemberFormProps) {
  const hydrated = useHydrated();
  const isTold = answer?.intent === 'set';
  const isFight = member.fight !== null;
  const field = (setting: MemberSetting) => ({
    member,
    setting,
    line,
    disabled: isFight && IN_FIGHT.includes(setting),
    problem: isTold ? answer?.problems?.[setting] : undefined,
    typed: isTold && answer?.problems ? answer.typed?.[setting] : undefined,
  });
  // Leaving a field saves it; the field handles Enter itself.
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <Form method="post" className={styles.form} onSubmit={hydrated ? stay : undefined} noValidate>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="member" value={member.id} />
      {!hydrated && (
        <input type="hidden" name="shown" value={JSON.stringify(shownSettings(member, ALL))} />
      )}
      <div className={styles.numbers}>
        <InPlaceField {...field('ac')} short="AC" />
        <InPlaceField {...field('maximum')} short="Max HP" />
        <InPlaceField {...field('initiative')} short="Init." />
      </div>
      <InPlaceTick {...field('absent')} label="Absent tonight" />
      <details
        className={classes(styles.more, styles.glance)}
        open={GLANCE.some((one) => line.textOf(member, one) !== '' || field(one).problem)}
      >
        <summary>Passive scores and saves</summary>
        <div className={styles.rest}>
          <fieldset className={styles.group}>
            <legend>Passive</legend>
            <div className={styles.numbers}>
              <InPlaceField {...field('passivePerception')} short="Percep." />
              <InPlaceField {...field('passiveInvestigation')} short="Investig." />
              <InPlaceField {...field('passiveInsight')} short="Insight" />
            </div>
          </fieldset>
          <fieldset className={styles.group}>
            <legend>Saves</legend>
            <div className={styles.saves}>
              {SAVES.map(([setting, short]) => (
                <InPlaceField key={setting} {...field(setting)} short={short} />
              ))}
            </div>
          </fieldset>
        </div>
      </details>
      <details className={styles.more} open={isTold && answer?.problems ? true : undefined}>
        <summary>Conditions, slots, gold and more</summary>
        <div className={styles.rest}>
          <ConditionsField member={member} line={line} disabled={isFight} />
          <div className={styles.numbers}>
            <InPlaceCount {...field('exhaustion')} short="Exhaustion" most={6} />
            <InPlaceCount {...field('deathSuccesses')} short="Successes" most={3} />
            <InPlaceCount {...field('deathFailures')} short="Failures" most={3} />
          </div>
          <div className={styles.pairs}>
            <InPlaceField {...field('name')} />
            <InPlaceField {...field('player')} />
            <InPlaceField {...field('className')} />
            <InPlaceField {...field('level')} />
            <InPlaceField {...field('slots')} hint="From level 1 up: 4 3 2" />
            <InPlaceField {...field('slotsSpent')} hint="From level 1 up: 1 0 0" />
            <InPlaceField {...field('concentration')} hint="Bless" />
            <InPlaceField {...field('copper')} hint="In gold pieces" />
            <InPlaceField {...field('speeds')} hint="30 ft., fly 60 ft." />
            <InPlaceField {...field('languages')} wide />
            <InPlaceField {...field('notes')} wide />
          </div>
          <InPlaceTick {...field('ranged')} label="Can attack flying creatures" />
        </div>
      </details>
      {!hydrated && (
        <div>
          <Button kind="quiet" icon="check">
            {SAVE}
          </Button>
        </div>
      )}
    </Form>
  );
}
