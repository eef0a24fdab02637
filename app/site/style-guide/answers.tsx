import { useState } from 'react';
import { Button, LinkButton } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Menu } from '~/ui/menu';
import { CANCEL } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import { type Toast, Toasts } from '~/ui/toasts';
import { AccountMenu } from '../frame/account-menu';
import { GuideSection } from './section';

const OWNER = {
  userId: null,
  name: 'Maren',
  roles: ['GrantedUser', 'AdminUser'],
};

/** Feedback components: notices, toasts, dialogs, menus, and empty states. */
export function Answers() {
  const [open, setOpen] = useState(false);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  function showToast() {
    setToasts([
      ...toasts,
      { id: String(toasts.length), tone: 'good', text: 'Party created • Invite code: EMBER-42' },
    ]);
  }
  return (
    <GuideSection id="answers" title="Answers">
      <Notice tone="good" dismissTo="#answers">
        Payment successful. Your subscription is active.
      </Notice>
      <Notice tone="warning" title="Your trial ends in 3 days">
        <p>
          What you made stays yours. <a href="#forms">Upgrade to Pro</a> to go on editing it.
        </p>
      </Notice>
      <Notice tone="problem" title="Two fields need another look">
        <p>Please enter a valid email. Please include a short message (10+ chars).</p>
      </Notice>
      <Notice>Results follow the rules of 2014. The edition stands beside each record.</Notice>
      <div className={layout.row}>
        <Button type="button" kind="quiet" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button type="button" kind="quiet" onClick={showToast}>
          Show a toast
        </Button>
        <Menu label="Export" icon="download" align="start">
          <a href="#answers">Markdown</a>
          <a href="#answers">Homebrewery</a>
          <button type="button">JSON</button>
        </Menu>
        <AccountMenu viewer={OWNER} device="desktop" />
      </div>
      <EmptyState
        icon="search"
        title="No monster is called “owlbare”"
        action={
          <LinkButton to="#records" kind="quiet">
            Clear the filters
          </LinkButton>
        }
      >
        <p>
          Did you mean <a href="#records">Owlbear</a>? Active filters can hide it, too.
        </p>
      </EmptyState>
      <Skeleton lines={3} label="Loading the statblock…" />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="End the encounter?"
        footer={
          <>
            <Button type="button" kind="quiet" onClick={() => setOpen(false)}>
              {CANCEL}
            </Button>
            <Button type="button" kind="danger" onClick={() => setOpen(false)}>
              End encounter
            </Button>
          </>
        }
      >
        <p>Five combatants leave the tracker. Their hit points are saved with the party.</p>
      </Dialog>
      <Toasts toasts={toasts} />
    </GuideSection>
  );
}
