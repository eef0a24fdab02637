import { TEMPLATES } from '~/encounters/fill/templates';
import { ROLE_WORDS, ROLES } from '~/encounters/menace/role-names';
import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import type { Ask } from '../address/ask';
import { bandsOf, readFillAsk } from '../fill/fill-ask';
import { verdictWord } from '../verdict-words';
import { BuilderForm } from './builder-form';
import styles from './fill-form.module.css';
import { PLACES } from './find-creatures';

const ANY = { value: '', label: 'Any' };
const RATINGS = [
  ANY,
  ...CHALLENGE_RATINGS.map((cr) => ({
    value: challengeText(cr),
    label: `CR ${challengeText(cr)}`,
  })),
];

/** The fields that say which monsters may come. */
const NARROWING = ['kind', 'place', 'role', 'least', 'most', 'legend', 'whose'];
const OWN = ['shape', 'band', ...NARROWING, 'from', 'seed'];

type FillFormProps = { ask: Ask; why: string | null };

/** Generates a fight from a template within a band, around the locked rows, or shows why that is not possible. */
export function FillForm({ ask, why }: FillFormProps) {
  const { draft, rest } = ask;
  const { template, band } = readFillAsk(rest, draft.edition);
  const said = (name: string) => rest.get(name) ?? '';
  const narrowed = NARROWING.some((name) => said(name) !== '');
  const locked = draft.rows.filter((row) => row.locked).length;
  return (
    <section className={styles.fill} aria-labelledby="fill">
      <h2 id="fill" className={styles.heading}>
        Random encounter
      </h2>
      {why !== null && (
        <Notice tone="warning" announce title="No encounter generated">
          {why}
        </Notice>
      )}
      <BuilderForm
        key={draft.edition}
        ask={ask}
        own={OWN}
        at="fight"
        label="Random encounter"
        className={styles.form}
      >
        <div className={styles.line}>
          <Select
            label="Shape"
            name="shape"
            choices={TEMPLATES.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={template.id}
          />
          <Select
            label="Difficulty"
            name="band"
            choices={bandsOf(draft.edition).map((one) => ({ value: one, label: verdictWord(one) }))}
            defaultValue={band}
          />
          <Button kind="quiet" name="press" value="draw" icon="die">
            {locked > 0 ? 'Generate the rest' : 'Generate'}
          </Button>
        </div>
        <details className={styles.only} open={narrowed}>
          <summary>Filter</summary>
          <div className={styles.grid}>
            <Select
              label="Type"
              name="kind"
              choices={[ANY, ...CREATURE_TYPES.map((type) => ({ value: type, label: type }))]}
              defaultValue={said('kind')}
            />
            <Select
              label="Environment"
              name="place"
              choices={PLACES}
              defaultValue={said('place')}
            />
            <Select
              label="Role"
              name="role"
              choices={[ANY, ...ROLES.map((role) => ({ value: role, label: role }))]}
              defaultValue={said('role')}
            />
            <Select label="CR from" name="least" choices={RATINGS} defaultValue={said('least')} />
            <Select label="CR to" name="most" choices={RATINGS} defaultValue={said('most')} />
            <Select
              label="Legendary"
              name="legend"
              choices={[
                { value: '', label: 'Allowed' },
                { value: 'no', label: 'None' },
              ]}
              defaultValue={said('legend')}
            />
            <Select
              label="Source"
              name="whose"
              choices={[
                { value: '', label: 'SRD and my own' },
                { value: 'own', label: 'My own only' },
              ]}
              defaultValue={said('whose')}
            />
            <Select
              label="Rules"
              name="from"
              choices={[
                { value: '', label: 'As this encounter' },
                { value: '2014', label: '2014' },
                { value: '2024', label: '2024' },
                { value: 'both', label: 'both' },
              ]}
              defaultValue={said('from')}
            />
          </div>
          <dl className={styles.roles}>
            {ROLES.map((role) => (
              <div key={role}>
                <dt>{role}</dt>
                <dd>{ROLE_WORDS[role]}</dd>
              </div>
            ))}
          </dl>
        </details>
      </BuilderForm>
    </section>
  );
}
