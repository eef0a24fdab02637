import type { ReactNode } from 'react';
import { Notice } from '~/ui/notice';
import type { FileNote } from './use-files';
import type { Mapwright } from './use-mapwright';

type ScreenNoticesProps = {
  mapwright: Mapwright;
  /** What was wrong with the address and was put right, a sentence each. */
  corrected: readonly string[];
  /** This device has no room for a draft. */
  isAtRisk: boolean;
  /** The person signed out in another tab. */
  hasLeft: boolean;
  note: FileNote | null;
  wayToPro: ReactNode;
  wayIn: ReactNode;
};

/** What goes wrong, what was put right, and how the work on a file went. */
export function ScreenNotices(props: ScreenNoticesProps) {
  const { mapwright, corrected, isAtRisk, hasLeft, note, wayToPro, wayIn } = props;
  return (
    <>
      {(mapwright.problem || mapwright.broken) && (
        <Notice tone="warning" announce>
          {mapwright.problem && <p>{mapwright.problem}</p>}
          {mapwright.broken && <p>{mapwright.broken}</p>}
        </Notice>
      )}
      {isAtRisk && (
        <Notice tone="warning" announce>
          <p>
            This drawing cannot be noted on this device: save it, or export it as JSON, before you
            leave the page.
          </p>
        </Notice>
      )}
      {hasLeft && (
        <Notice tone="warning" announce>
          <p>
            You signed out in another tab, so nothing is saved here any more. What you draw from now
            on is noted on this device, and is here again once you have signed in.
          </p>
          {wayIn}
        </Notice>
      )}
      {corrected.length > 0 && (
        <Notice tone="warning" title="The address was put right">
          {corrected.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {note && (
        <Notice tone={note.tone} announce>
          <p>{note.text}</p>
          {note.upgrade && wayToPro}
          {note.signIn && wayIn}
        </Notice>
      )}
    </>
  );
}
