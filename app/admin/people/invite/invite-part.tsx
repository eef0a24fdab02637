import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { adminPaths } from '~/admin-paths';
import { LinkButton } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { InviteForm } from './invite-form';

/** 'Invite User': a dialog where scripts run, otherwise a separate page. */
export function InvitePart({ token, mayInvite }: { token: string; mayInvite: boolean }) {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isAsked = params.get('invite') === '1';
  // The page reloads when a user was invited, and opens the dialog where its query says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run on every navigation to the page, also to the same URL (`key`)
  useEffect(() => setOpen(isAsked), [key, isAsked]);
  return (
    <>
      <LinkButton
        to={adminPaths.invite()}
        icon="plus"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Invite User
      </LinkButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Invite User">
        {isOpen && <InviteForm key={token} token={token} mayInvite={mayInvite} />}
      </Dialog>
    </>
  );
}
