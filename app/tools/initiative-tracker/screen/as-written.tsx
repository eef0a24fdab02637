import { memo } from 'react';

/** React lets what is inside stand, and compares it with nothing. */
const AS_WRITTEN = { __html: '' };

/**
 * What the server wrote in a `<div>` at this place, left as it stands until the part that draws it is here. No boundary waits for that
 * part, which an early press would find half awake and throw away.
 */
export const AsWritten = memo(function AsWritten() {
  return (
    <div
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it brings no markup: what is there already stays
      dangerouslySetInnerHTML={AS_WRITTEN}
    />
  );
});
