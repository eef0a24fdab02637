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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON is a data block, and every "<" in it is escaped
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
