import { Table } from '~/ui/table';
import { Section } from '../frame/section';
import { countWords } from './health-words';
import type { Versions } from './versions-sql.server';

type VersionsSectionProps = { code: string; release: string; versions: Versions };

/** The versions of the site's code, schema and records. */
export function VersionsSection({ code, release, versions }: VersionsSectionProps) {
  const { schema, schemaSince, books } = versions;
  return (
    <Section title="Versions" id="versions" folded>
      <Table caption="Versions of what runs here" captionHidden dense>
        <tbody>
          <tr>
            <th scope="row">Code</th>
            <td>
              {code}, release <code>{release.slice(0, 12)}</code>
            </td>
          </tr>
          <tr>
            <th scope="row">Schema</th>
            <td>
              <code>{schema}</code> since {schemaSince} UTC
            </td>
          </tr>
          {books.map(({ kind, source, edition, records }) => (
            <tr key={`${kind} ${source} ${edition}`}>
              <th scope="row">
                {kind === 'monsters' ? 'Monsters' : 'Spells'} of {source}
              </th>
              <td>
                {countWords(records)} records, rules of {edition}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
