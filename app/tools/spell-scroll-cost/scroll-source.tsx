import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import layout from '~/ui/layout.module.css';

const DOCUMENTS: Readonly<Record<Edition, string>> = { '2014': '5.1', '2024': '5.2.1' };

/** Explains which numbers are rules and which are a guide, and where the rules come from. */
export function ScrollSource({ edition }: { edition: Edition }) {
  const document = DOCUMENTS[edition];
  return (
    <section className={layout.prose} aria-labelledby="scroll-source">
      <h2 id="scroll-source">Rules and guides</h2>
      <p>
        Rarity, save DC, attack bonus, both checks, and copying at 2 hours and 50 GP per level are
        rules in both editions.{' '}
        {edition === '2024'
          ? 'Days and gold for writing are 2024 rules, and a scroll is worth twice its writing cost.'
          : 'The 2014 rules set no price and no writing cost: the range here is a guide, based on 2024.'}{' '}
        The party level is a guide in both.
      </p>
      <p>
        The rules in our own words, with material from the System Reference Document {document}{' '}
        (“SRD {document}”) by Wizards of the Coast LLC, licensed under CC BY 4.0, with changes.{' '}
        <span data-print="no">
          <Link to={paths.licences()}>License</Link>
        </span>
      </p>
    </section>
  );
}
