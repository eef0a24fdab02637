import { memo } from 'react';

/** With this, React keeps the existing content of the element and does not compare it. */
const AS_WRITTEN = { __html: '' };

/**
 * Keeps what the server rendered in a `<div>` at this place until the component for it is loaded. It does not use
 * Suspense, because an early click would make React discard a boundary that is not hydrated yet.
 */
export const AsWritten = memo(function AsWritten() {
  return (
    <div
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty, and hydration keeps the server's markup
      dangerouslySetInnerHTML={AS_WRITTEN}
    />
  );
});
