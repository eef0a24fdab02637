import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import layout from '~/ui/layout.module.css';

const DOCUMENTS: Readonly<Record<Edition, string>> = { '2014': '5.1', '2024': '5.2.1' };

/** Which numbers are rules and which are a guide, and where the rules come from. */
export function ScrollSource({ edition }: { edition: Edition }) {
  const document = DOCUMENTS[edition];
  return (
    <section className={layout.prose} aria-labelledby="scroll-source">
      <h2 id="scroll-source">What is rule, and what is not</h2>
      <p>
        Rarity, save DC, attack bonus and both checks are rules of both editions, and so is copying
        at two hours and 50 GP a level.{' '}
        {edition === '2024'
          ? 'Days and gold for the writing are rules of 2024, and a scroll is worth twice what it costs to write.'
          : 'The rules of 2014 name neither a price nor what writing one takes: the range here is a guide, from what 2024 asks.'}{' '}
        From which level a party meets one is a guide in both.
      </p>
      <p>
        The rules in our own words, with material from the System Reference Document {document}{' '}
        (“SRD {document}”) by Wizards of the Coast LLC, licensed under CC BY 4.0, with changes.{' '}
        <span data-print="no">
          <Link to={paths.licences()}>License and full credit</Link>
        </span>
      </p>
    </section>
  );
}
