import { Form } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import { CANCEL } from '~/ui/names';
import { Moment } from '../frame/moment';
import { Section } from '../frame/section';
import type { WaitingPlan } from './tool-list.server';
import { wantedWords } from './tool-words';
import styles from './tools.module.css';
import { toolNamed } from './wanted-change';

/** The planned changes, soonest first. */
export function PlanList({ plans }: { plans: readonly WaitingPlan[] }) {
  return (
    <Section title="Planned changes" id="plans">
      <ul className={styles.plans}>
        {plans.map((plan) => {
          const title = toolNamed(plan.tool)?.title ?? plan.tool;
          return (
            <li key={plan.id}>
              <span>
                <b>{title}</b> {wantedWords(plan)}, <Moment at={plan.at} />
                {plan.by && <span className={styles.note}>{` by ${plan.by}`}</span>}
              </span>
              <Form method="post" action={adminPaths.tools()}>
                <input type="hidden" name="plan" value={plan.id} />
                <Button
                  kind="quiet"
                  compact
                  icon="close"
                  name="intent"
                  value="cancel"
                  aria-label={`${CANCEL} the change of ${title}`}
                >
                  {CANCEL}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
