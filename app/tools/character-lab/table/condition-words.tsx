import { conditionFacts } from '~/rules/condition-rules/condition-facts';
import { CONDITION_RULES } from '~/rules/condition-rules/condition-rules';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import { MarkedWords } from '~/ui/marked-words';
import marked from '~/ui/marked-words.module.css';
import styles from './states.module.css';

export type ConditionWordsProps = { condition: Condition; edition: Edition; level?: number };

/** The rules of a condition from the cheat sheet, and its effects on advantage. */
export function ConditionWords({ condition, edition, level = 0 }: ConditionWordsProps) {
  const rule = CONDITION_RULES.find(({ id }) => id === condition);
  if (rule === undefined) return null;
  const { lines, table } = rule.rules[edition];
  const facts = conditionFacts(condition, edition, level);
  return (
    <div className={marked.words}>
      <MarkedWords lines={lines} table={table} title={rule.title} />
      {facts.length > 0 && (
        <ul className={styles.facts} aria-label="Effect on rolls">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
