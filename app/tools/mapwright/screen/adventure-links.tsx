import { PAPERS } from '~/paper/paper';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { ADVENTURE_PAPERS } from '../print/adventure-words';

/** Links to a saved map as an adventure to print; it has what was saved last. None to a map that is too large for it. */
export function AdventureLinks({ id, isDrawn }: { id: string; isDrawn: boolean }) {
  if (!isDrawn) return null;
  return (
    <p className={layout.row}>
      <span>Adventure to print, with map, key and statblocks:</span>
      {ADVENTURE_PAPERS.map((paper) => (
        <a key={paper} href={paths.mapAdventure({ id }, `?paper=${paper}`)}>
          PDF, {PAPERS[paper].name}
        </a>
      ))}
    </p>
  );
}
