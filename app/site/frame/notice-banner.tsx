import { Link } from '@remix-run/react';
import { DISMISS } from '~/ui/names';

/** The owner's notice as passed to a page, with its own style, because few pages have a notice. */
export type ShownNotice = {
  text: string;
  link: string | null;
  tone: string;
  /** Milliseconds since 1970. */
  until: number;
  /** The address of the form that dismisses it on this device. */
  away: string;
  style: string;
};

/** A notice at the top of the page, until it is dismissed. */
export function NoticeBanner({ notice }: { notice?: ShownNotice }) {
  return (
    notice && (
      <aside
        data-notice={notice.tone}
        data-until={notice.until}
        data-print="no"
        aria-label="Notice"
      >
        <link rel="stylesheet" href={notice.style} />
        <p>{notice.link ? <Link to={notice.link}>{notice.text}</Link> : notice.text}</p>
        <form method="post" action={notice.away}>
          <button type="submit">{DISMISS}</button>
        </form>
      </aside>
    )
  );
}
