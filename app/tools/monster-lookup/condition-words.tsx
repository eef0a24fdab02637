import { CONDITION_RULES } from '~/rules/condition-rules/condition-rules';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import { MarkedWords } from '~/ui/marked-words';
import styles from '~/ui/marked-words.module.css';

/** The rules of a condition in our own words. */
export function ConditionWords({ condition, edition }: { condition: Condition; edition: Edition }) {
  const rule = CONDITION_RULES.find(({ id }) => id === condition);
  if (rule === undefined) return null;
  const { lines, table } = rule.rules[edition];
  return (
    <div className={styles.words}>
      <MarkedWords lines={lines} table={table} title={rule.title} />
    </div>
  );
}
