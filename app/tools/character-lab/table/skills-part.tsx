import type { Proficient } from '~/characters/sheet/sheet';
import { ABILITIES, ABILITY_NAMES, SKILL_NAMES, type Skill, signed } from '~/rules/ability';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { ToldLine } from '../told/told-number';
import { D20Number } from './d20-number';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** Abilities, saves and skills, which roll when pressed; senses, defences and proficiencies. */
export function SkillsPart() {
  return (
    <div className={styles.columns}>
      <Abilities />
      <Skills />
      <Passives />
      <Proficiencies />
    </div>
  );
}

function Abilities() {
  const { abilities } = useTableNow().table.sheet;
  return (
    <section aria-labelledby="abilities">
      <h2 id="abilities">Abilities and saves</h2>
      <ul className={styles.abilities}>
        {ABILITIES.map((ability) => {
          const { score, modifier, save, proficient } = abilities[ability];
          const name = ABILITY_NAMES[ability];
          return (
            <li key={ability}>
              <span className={styles.name}>
                {name} <small>{score.value}</small>
              </span>
              <span className={styles.big}>
                <D20Number
                  rolled={{ kind: 'check', ability }}
                  of={`${name} check`}
                  modifier={modifier}
                />
              </span>
              <span className={styles.save}>
                <Mark proficient={proficient ? 'full' : 'none'} /> Save{' '}
                <D20Number
                  rolled={{ kind: 'save', ability }}
                  of={`${name} save`}
                  modifier={save.value}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <details className={styles.how}>
        <summary>Details</summary>
        <ul className={styles.lines}>
          {ABILITIES.flatMap((ability) => {
            const { score, save } = abilities[ability];
            const name = ABILITY_NAMES[ability];
            return [
              <ToldLine key={ability} label={name} told={score}>
                {score.value}
              </ToldLine>,
              <ToldLine key={`${ability} save`} label={`${name} save`} told={save}>
                {signed(save.value)}
              </ToldLine>,
            ];
          })}
        </ul>
      </details>
    </section>
  );
}

function Skills() {
  const { skills } = useTableNow().table.sheet;
  return (
    <section aria-labelledby="skills">
      <h2 id="skills">Skills</h2>
      <ul className={styles.lines}>
        {(Object.keys(SKILL_NAMES) as Skill[]).map((skill) => {
          const told = skills[skill];
          const name = SKILL_NAMES[skill];
          return (
            <ToldLine
              key={skill}
              told={told}
              label={
                <span>
                  {name} <small>{told.ability.toUpperCase()}</small>
                </span>
              }
              mark={<Mark proficient={told.proficient} />}
            >
              <D20Number
                rolled={{ kind: 'check', ability: told.ability, skill }}
                of={name}
                modifier={told.value}
              />
            </ToldLine>
          );
        })}
      </ul>
    </section>
  );
}

const MARKS: Readonly<Record<Proficient, string>> = {
  none: 'not proficient',
  half: 'half proficient',
  full: 'proficient',
  expert: 'expertise',
};

function Mark({ proficient }: { proficient: Proficient }) {
  return (
    <span className={classes(styles.mark, styles[proficient])} title={MARKS[proficient]}>
      <VisuallyHidden>{`${MARKS[proficient]}: `}</VisuallyHidden>
    </span>
  );
}

function Passives() {
  const { sheet } = useTableNow().table;
  const { passives, senses } = sheet;
  const names = { perception: 'Perception', investigation: 'Investigation', insight: 'Insight' };
  return (
    <section aria-labelledby="senses">
      <h2 id="senses">Senses and defenses</h2>
      <ul className={styles.lines}>
        {(['perception', 'investigation', 'insight'] as const).map((one) => (
          <ToldLine key={one} label={`Passive ${names[one]}`} told={passives[one]}>
            {passives[one].value}
          </ToldLine>
        ))}
        {Object.entries(senses).map(([sense, told]) => (
          <ToldLine key={sense} label={titled(sense)} told={told}>
            {`${told.value} ft.`}
          </ToldLine>
        ))}
        {[
          ...sheet.defences.map(({ how, to, from }) => `${titled(how)} to ${to} (${from})`),
          ...sheet.conditionImmunities.map(({ to, from }) => `Cannot be ${to} (${from})`),
          ...(sheet.immunities ?? []).map(({ to, from }) => `Immune to ${to} (${from})`),
          ...sheet.advantages.map(({ on, from }) => `Advantage on ${on} (${from})`),
        ].map((said) => (
          <li key={said} className={styles.plain}>
            {said}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Proficiencies() {
  const { proficiencies } = useTableNow().table.sheet;
  const kinds = [
    ['weapons', 'Weapons'],
    ['armor', 'Armor'],
    ['tools', 'Tools'],
    ['languages', 'Languages'],
  ] as const;
  return (
    <section aria-labelledby="proficiencies">
      <h2 id="proficiencies">Proficiencies</h2>
      <dl className={styles.facts}>
        {kinds.map(([kind, label]) =>
          proficiencies[kind].length === 0 ? null : (
            <div key={kind}>
              <dt>{label}</dt>
              <dd>{proficiencies[kind].map(({ name }) => name).join(', ')}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

function titled(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
