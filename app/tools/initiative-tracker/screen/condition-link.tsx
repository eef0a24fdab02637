import { paths } from '~/paths';
import type { Condition } from '~/rules/conditions';
import { useLineFacts } from './fight-facts';

/** The name of a condition, leading to its rules in the edition that the table plays by. */
export function ConditionLink({ condition, name }: { condition: Condition; name: string }) {
  const { edition } = useLineFacts();
  return (
    <a
      href={paths.cheatSheet(condition, edition)}
      data-condition={condition}
      target="_blank"
      rel="noreferrer"
    >
      {name}
    </a>
  );
}
