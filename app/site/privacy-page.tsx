import type { MetaFunction } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { pageMeta } from '~/ui/page-meta';
import { BRAND } from './brand';
import { CONTACTS } from './brand-contacts';
import { LegalText } from './legal/legal-text';
import { PRIVACY_ADDITIONS } from './legal/privacy-additions';

export const handle = { hydrate: false };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description: `What ${BRAND.name} knows about you, why, who else sees it, and how to have it deleted.`,
    path: paths.privacy(),
  });

export default function PrivacyPage() {
  return (
    <LegalText title="Privacy Policy" additions={PRIVACY_ADDITIONS}>
      <p>
        {BRAND.name} is run by {BRAND.owner}. This page says what we collect, what we do with it and
        what you can ask of us. The short form: we keep what an account needs, we sell nothing, and
        we show no advertisements.
      </p>
      <h2>What we collect</h2>
      <ul>
        <li>
          <b>Account data.</b> Your e-mail address, your username and the roles that your account
          has. Your credentials are handled by our identity provider; we never see your password.
        </li>
        <li>
          <b>Subscription and payment metadata.</b> The plan, its status and its dates, and the
          customer number at our payment provider. Card numbers go to that provider and never to us.
        </li>
        <li>
          <b>Usage logs.</b> The time, address and outcome of requests, used to keep the service
          running and safe.
        </li>
        <li>
          <b>Support messages.</b> Your name, e-mail address and words when you write to us.
        </li>
        <li>
          <b>What you make.</b> Maps, encounters, creatures, parties and the like that you save to
          your account.
        </li>
      </ul>
      <h2>How we use it</h2>
      <p>
        To sign you in, to give you what you have paid for, to keep what you have made, to answer
        your messages, to find faults, and to stop misuse. We do not build advertising profiles.
      </p>
      <h2>Cookies and storage</h2>
      <p>
        One sealed cookie keeps you signed in, and a second one exists for the minutes of a sign-in.
        Your browser may keep public pages and your own unsaved work on your device so that tools
        open offline; signing out clears what belongs to your account there. Only on your device, it
        also remembers your theme, paper size and edition of the rules (in one cookie), the
        statblock layout that you like, your last rolls, macros and tables of dice, and your
        favorite, recently viewed and compared monsters.
      </p>
      <h2>Third parties</h2>
      <p>
        We share data only with the companies that run parts of the service for us: the identity
        provider (sign-in), the card payment provider (billing), and our hosting provider (servers,
        storage and logs). Each receives what its part needs and nothing more, and we hand data to
        authorities only where the law obliges us.
      </p>
      <h2>How long we keep it</h2>
      <p>
        Account data and what you make stay until your account is deleted, which happens on your
        request. Payment records are kept as long as tax law demands. Logs are deleted on a regular
        schedule.
      </p>
      <h2>Your rights</h2>
      <p>
        You may see the data that we hold about you, correct it, take it with you, object to its
        use, or have it deleted. <Link to={paths.contact()}>Write to us</Link> or to{' '}
        <a href={`mailto:${CONTACTS.email}`}>{CONTACTS.email}</a>; you may also complain to your
        data protection authority.
      </p>
      <h2>Children</h2>
      <p>
        The service is meant for people aged 13 or over. If we learn that a younger child has an
        account, we delete it.
      </p>
      <h2>Changes</h2>
      <p>
        When this policy changes, what is new stands below with its day, and account holders are
        told of anything that matters before it takes effect.
      </p>
    </LegalText>
  );
}
