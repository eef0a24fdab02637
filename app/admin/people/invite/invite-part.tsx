import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { adminPaths } from '~/admin-paths';
import { LinkButton } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { InviteForm } from './invite-form';

/** 'Invite User': a question in front of the page where scripts run, a page of its own where not. */
export function InvitePart({ token, mayInvite }: { token: string; mayInvite: boolean }) {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isAsked = params.get('invite') === '1';
  // The page comes anew when somebody was invited, and opens with the question where its address says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at the page counts, also at the same address
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
