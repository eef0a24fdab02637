import drawing from './empty-page.svg?url';

/** A bestiary whose page is bare: what was drawn there has walked off. */
export function EmptyPage() {
  return (
    <svg viewBox="0 0 240 150" width="208" height="130" aria-hidden="true">
      <use href={`${drawing}#page`} />
    </svg>
  );
}
