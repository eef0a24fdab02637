import type { MetaFunction } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { pageMeta } from '~/ui/page-meta';
import { BRAND } from './brand';
import { LegalText } from './legal/legal-text';
import { TERMS_ADDITIONS } from './legal/terms-additions';

export const handle = { hydrate: false };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Use',
    description: `The agreement between you and ${BRAND.name}: accounts, subscriptions, what is yours and what is not allowed.`,
    path: paths.terms(),
  });

export default function TermsPage() {
  return (
    <LegalText title="Terms of Use" additions={TERMS_ADDITIONS}>
      <p>
        By using {BRAND.name} you agree to these terms. They are short on purpose; if a sentence is
        unclear, <Link to={paths.contact()}>ask</Link>.
      </p>
      <h2>Who may use it</h2>
      <p>
        You must be at least 13 years old. If you are under the age at which you can make contracts
        where you live, a parent or guardian must agree for you.
      </p>
      <h2>Your account</h2>
      <p>
        You sign in through our identity provider. Keep your credentials to yourself; what happens
        under your account is your responsibility, so tell us at once if someone else gets in.
      </p>
      <h2>Subscriptions and billing</h2>
      <ul>
        <li>
          Pro is billed in advance, monthly or annually, and the billing is recurring: it renews
          until you cancel.
        </li>
        <li>
          You can cancel any time in Settings. Access stays until the end of the period that you
          have paid for.
        </li>
        <li>Payments are handled by our card payment provider under its own terms.</li>
        <li>If a price changes, it changes for your next period, after notice.</li>
      </ul>
      <h2>Acceptable use</h2>
      <p>Please do not:</p>
      <ul>
        <li>break the law with it, or use it to harass anyone;</li>
        <li>attack it, overload it, or look for ways around its limits;</li>
        <li>copy it wholesale by machine, or resell access to it;</li>
        <li>upload what you have no right to share.</li>
      </ul>
      <p>We may suspend an account that does, after a warning where that is possible.</p>
      <h2>Your content</h2>
      <p>
        You keep what you make: your maps, monsters, parties and notes remain yours. You allow us to
        store and show them to you, and to those you share them with, because the service cannot
        work otherwise. You can export your records at any time.
      </p>
      <h2>Ours and other people’s</h2>
      <p>
        The software, the drawings and our own texts belong to us. Rules text that comes from the
        System Reference Document is used under its license; see{' '}
        <Link to={paths.licences()}>Licenses and credits</Link>.
      </p>
      <h2>Disclaimers</h2>
      <p>
        The service is provided as it is. We work to keep it right and running, but we do not
        promise that it is free of errors or interruptions, and as far as the law allows we are not
        liable for losses that follow from using it, fallen characters included. Nothing here limits
        rights that the law gives you and that cannot be waived.
      </p>
      <h2>Ending</h2>
      <p>
        You may stop using the service at any time and ask for your account to be deleted. We may
        end the service; then those who have paid in advance get the unused part back.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change, what is new stands below with its day, and account holders are told
        of anything that matters before it takes effect.
      </p>
    </LegalText>
  );
}
