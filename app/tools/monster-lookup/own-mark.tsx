import { isOwnId } from '~/compendium/records/own-id';
import layout from '~/ui/layout.module.css';

/** A label for monsters that the user or a member of the user's party made; others are never shown. */
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
