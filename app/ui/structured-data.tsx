import { useRequestFacts } from './request-facts';

/** Structured data about the page for search engines, in the schema.org vocabulary. */
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  const { nonce } = useRequestFacts();
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block is not read as HTML, and no "<" is left in it
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
