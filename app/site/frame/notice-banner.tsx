import { Link } from '@remix-run/react';

/** What the owner has to say, as a page is handed it: its own style comes with it, since few pages have one. */
export type ShownNotice = {
  text: string;
  link: string | null;
  tone: string;
  /** Milliseconds since 1970. */
  until: number;
  /** Where the form goes that puts it away on this device. */
  away: string;
  style: string;
};

/** A notice above everything else, until somebody puts it away. */
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
          <button type="submit">Dismiss</button>
        </form>
      </aside>
    )
  );
}
