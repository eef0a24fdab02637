import { Tabs } from '~/ui/tabs';
import { rollerPaths } from './roller-paths';

const VIEWS = [
  { view: 'roll', label: 'Roll', to: rollerPaths.roller() },
  { view: 'kept', label: 'Macros and tables', to: rollerPaths.kept() },
  { view: 'odds', label: 'Odds', to: rollerPaths.odds() },
  { view: 'fairness', label: 'Fairness', to: rollerPaths.fairness() },
] as const;

/** The pages of the dice roller as tabs. */
export function RollerTabs({ current }: { current: (typeof VIEWS)[number]['view'] | null }) {
  return (
    <div data-print="no">
      <Tabs
        label="Dice"
        tabs={VIEWS.map(({ view, label, to }) => ({ to, label, current: view === current }))}
      />
    </div>
  );
}
