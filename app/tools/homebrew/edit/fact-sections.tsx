import {
  ABILITIES,
  ABILITY_NAMES,
  abilityModifier,
  SKILL_NAMES,
  type Skill,
  signed,
} from '~/rules/ability';
import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { CONDITIONS } from '~/rules/conditions';
import { CREATURE_TYPES } from '~/rules/creature-types';
import styles from './editor.module.css';
import { Count, choicesOf, Line, Pick, Tick, Unseen, useValues, Words } from './form-values';
import { Section } from './section';

const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'];
const TRAINING = choicesOf(['proficient', 'expert'], '–');
const SKILLS = Object.keys(SKILL_NAMES) as Skill[];

/** The fields of name, kind and challenge rating. */
export function IdentitySection() {
  return (
    <Section
      id="identity"
      title="Identity"
      names={['name', 'size', 'type', 'alignment', 'cr']}
      open
    >
      <Unseen name="origin" />
      <div className={styles.pairs}>
        <Line name="name" label="Name" maxLength={200} required />
        <Pick
          name="edition"
          label="Rules and layout"
          choices={[
            { value: '2024', label: '2024' },
            { value: '2014', label: '2014' },
          ]}
        />
        <Pick name="size" label="Size" choices={choicesOf(SIZES)} />
        <Line name="type" label="Type" list="creature-types" maxLength={80} />
        <Line name="subtype" label="Subtype" placeholder="in brackets" maxLength={120} />
        <Line name="alignment" label="Alignment" maxLength={120} />
        <Pick name="swarmOf" label="Swarm of" choices={choicesOf(SIZES, 'No swarm')} />
        <Pick
          name="cr"
          label="Challenge rating"
          choices={CHALLENGE_RATINGS.map((cr) => ({ value: String(cr), label: challengeText(cr) }))}
        />
      </div>
      <datalist id="creature-types">
        {CREATURE_TYPES.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <More label="Other sizes, XP and proficiency">
        <fieldset className={styles.ticks}>
          <legend>May also be</legend>
          {SIZES.map((size) => (
            <Tick key={size} name="orSizes" value={size} label={size} />
          ))}
        </fieldset>
        <div className={styles.numbers}>
          <Count name="xp" label="XP" placeholder="by rating" />
          <Count name="xpInLair" label="XP in its lair" />
          <Count name="proficiencyBonus" label="Proficiency" placeholder="by rating" />
        </div>
      </More>
    </Section>
  );
}

/** The fields of armor class, hit points and movement. */
export function BodySection() {
  return (
    <Section
      id="body"
      title="Armor, hit points, speed"
      names={['ac', 'hp', 'speed', 'initiative']}
      open
    >
      <div className={styles.numbers}>
        <Count name="ac" label="Armor Class" />
        <Line name="ac.kind" label="Armor" placeholder="natural armor" maxLength={160} />
        <Count name="hp.count" label="Hit dice" />
        <Count name="hp.sides" label="Die" placeholder="by size" />
        <Count name="hp.constant" label="Plus" placeholder="by Con" />
        <Count name="hp.average" label="Hit points" placeholder="average" />
      </div>
      <div className={styles.numbers}>
        <Count name="speed.walk" label="Walk, ft." />
        <Count name="speed.fly" label="Fly, ft." />
        <Count name="speed.swim" label="Swim, ft." />
        <Count name="speed.climb" label="Climb, ft." />
        <Count name="speed.burrow" label="Burrow, ft." />
      </div>
      <Tick name="speed.hover" label="Hovers" />
      <div className={styles.numbers}>
        <Pick name="initiative" label="Initiative" choices={TRAINING} />
        <Count name="initiative.bonus" label="Bonus by hand" placeholder="by Dex" />
        <Count name="initiative.score" label="Score by hand" placeholder="10 + bonus" />
      </div>
    </Section>
  );
}

/** The fields of ability scores, saves and skills. */
export function AbilitySection() {
  const { one } = useValues();
  return (
    <Section
      id="abilities"
      title="Abilities and skills"
      names={[...ABILITIES, 'save', 'skill']}
      open
    >
      <div className={styles.scores}>
        {ABILITIES.map((ability) => {
          const score = Number(one(ability));
          const modifier = Number.isInteger(score) ? signed(abilityModifier(score)) : '';
          return (
            <fieldset key={ability} className={styles.score}>
              <legend>{`${ABILITY_NAMES[ability]} ${modifier}`}</legend>
              <Count name={ability} label="Score" />
              <Tick name={`save.${ability}`} label="Saves" />
              <Count name={`save.${ability}.bonus`} label="By hand" />
            </fieldset>
          );
        })}
      </div>
      <More label="Skills">
        <div className={styles.skills}>
          {SKILLS.map((skill) => (
            <fieldset key={skill} className={styles.skill}>
              <legend>{SKILL_NAMES[skill]}</legend>
              <Pick name={`skill.${skill}`} label="Training" choices={TRAINING} />
              <Count name={`skill.${skill}.bonus`} label="By hand" />
            </fieldset>
          ))}
        </div>
      </More>
    </Section>
  );
}

/** The fields of senses, languages, defences and gear. */
export function SenseSection() {
  const like = 'As a statblock writes it: “cold, fire” or “slashing from nonmagical attacks”';
  return (
    <Section
      id="senses"
      title="Senses, languages, defenses"
      names={['sense', 'languages', 'vulnerable', 'resist', 'immune', 'conditionImmune', 'gear']}
    >
      <div className={styles.numbers}>
        <Count name="sense.darkvision" label="Darkvision" />
        <Count name="sense.blindsight" label="Blindsight" />
        <Count name="sense.tremorsense" label="Tremorsense" />
        <Count name="sense.truesight" label="Truesight" />
        <Count name="sense.passive" label="Passive Perception" placeholder="by Wis" />
      </div>
      <Tick name="sense.blindBeyond" label="Blind beyond its blindsight" />
      <Line name="sense.note" label="Other senses" maxLength={300} />
      <Kept name="languages" label="Languages" hint="Common, Draconic, telepathy 60 ft." />
      <Kept name="vulnerable" label="Vulnerable to" hint={like} />
      <Kept name="resist" label="Resists" />
      <Kept name="immune" label="Immune to" />
      <fieldset className={styles.ticks}>
        <legend>Condition immunities</legend>
        {CONDITIONS.map((condition) => (
          <Tick key={condition} name="conditionImmune" value={condition} label={condition} />
        ))}
      </fieldset>
      <Unseen name="conditionImmune.kept" />
      <Kept name="gear" label="Gear" hint="Longsword, Javelin (3)" />
      <Kept name="environment" label="Environment" hint="Forest, Swamp" />
    </Section>
  );
}

/** The field of the notes at the end of the statblock. */
export function NotesSection() {
  return (
    <Section id="notes" title="Notes" names={['notes']}>
      <Words name="notes" label="Lore and tactics" rows={5} />
    </Section>
  );
}

/** A text field that is parsed, with a hidden field for data that its text alone would lose. */
export function Kept({ name, label, hint }: { name: string; label: string; hint?: string }) {
  return (
    <>
      <Line {...{ name, label, hint }} maxLength={1000} />
      <Unseen name={`${name}.kept`} />
    </>
  );
}

/** A collapsed group of rarely used fields. */
export function More({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{label}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
