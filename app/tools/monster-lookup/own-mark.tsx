import { isOwnId } from '~/compendium/records/own-id';
import layout from '~/ui/layout.module.css';

/** Says beside a monster's name that somebody made it: whoever looks, or one of their party. Nobody else is ever shown one. */
export function OwnMark({ id }: { id: string }) {
  return (
    isOwnId(id) && (
      <>
        {' '}
        <small className={layout.soft}>Homebrew</small>
      </>
    )
  );
}
