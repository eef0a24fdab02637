import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { useBillingPolls } from './use-billing-polls';

/** The banners after a return from the payment provider, as specified, and the state of the confirmation. */
export function BillingBanners({
  billing,
  active,
  back,
  dismissTo,
}: {
  billing: string | null;
  active: boolean;
  /** The page of a tool from which the user went to pay. */
  back: { label: string; to: string } | null;
  dismissTo: string;
}) {
  const polling = useBillingPolls(billing === 'success' && !active);
  if (billing === 'cancel') {
    return (
      <Notice tone="info" announce dismissTo={dismissTo}>
        Checkout canceled. You can try again anytime.
      </Notice>
    );
  }
  if (billing === 'unpaid') {
    return (
      <Notice tone="info" announce dismissTo={dismissTo}>
        No payment was made. Your current plan is shown below.
      </Notice>
    );
  }
  if (billing === 'unconfirmed') {
    return (
      <Notice tone="warning" announce dismissTo={dismissTo}>
        The payment provider is not answering. If you paid, nothing is lost: your plan updates as
        soon as it confirms.
      </Notice>
    );
  }
  if (billing !== 'success') return null;
  return (
    <>
      <Notice tone="good" announce dismissTo={dismissTo}>
        Payment successful. Your subscription is active.
      </Notice>
      {back && (
        <p>
          <LinkButton to={back.to} reloadDocument>
            {back.label}
          </LinkButton>
        </p>
      )}
      {polling === 'waiting' && (
        <Notice tone="info" announce>
          Waiting for the payment provider to confirm. This page checks every few seconds.
        </Notice>
      )}
      {polling === 'gave-up' && (
        <Notice tone="warning" announce title="The confirmation is taking longer than usual">
          <p>
            Nothing is lost: your plan updates as soon as it arrives.{' '}
            <a href={`${paths.settings()}?billing=success`}>Check again</a>
          </p>
        </Notice>
      )}
    </>
  );
}
