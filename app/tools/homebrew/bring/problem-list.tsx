import type { HomebrewProblem } from '~/compendium/foreign/reading';

/** Lists what could not be read, with line numbers. */
export function ProblemList({ problems }: { problems: readonly HomebrewProblem[] }) {
  return (
    <ul>
      {problems.map(({ line, problem }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: problems can be equal, and their order never changes
        <li key={at}>
          {problems.length === 1 && line === 1 ? problem : `Line ${line}: ${problem}`}
        </li>
      ))}
    </ul>
  );
}
