import { homebrewPaths } from '~/homebrew-paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';

/** Links to add a creature. */
export function WaysIn() {
  return (
    <div className={layout.row} data-print="no">
      <LinkButton icon="plus" to={homebrewPaths.new()}>
        New monster
      </LinkButton>
      <LinkButton kind="quiet" icon="upload" to={homebrewPaths.import()}>
        Import
      </LinkButton>
    </div>
  );
}
