import type { ReactNode } from 'react';
import { Notice } from '~/ui/notice';
import type { FileNote } from './use-files';
import type { Mapwright } from './use-mapwright';

type ScreenNoticesProps = {
  mapwright: Mapwright;
  /** The corrections of the URL, a sentence each. */
  corrected: readonly string[];
  /** This device has no storage left for a draft. */
  isAtRisk: boolean;
  /** The user signed out in another tab. */
  hasLeft: boolean;
  note: FileNote | null;
  wayToPro: ReactNode;
  wayIn: ReactNode;
};

/** Errors, corrections, and the results of work on files. */
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
            This device cannot store your drawing: save it, or export it as JSON, before you leave
            the page.
          </p>
        </Notice>
      )}
      {hasLeft && (
        <Notice tone="warning" announce>
          <p>
            You signed out in another tab. What you draw now is stored on this device only and comes
            back when you sign in.
          </p>
          {wayIn}
        </Notice>
      )}
      {corrected.length > 0 && (
        <Notice tone="warning" title="The link was corrected">
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
