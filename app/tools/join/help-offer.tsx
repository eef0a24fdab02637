import { Form } from '@remix-run/react';
import { fightPaths } from '~/fight-paths';
import { Button, LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';

type HelpOfferProps = { fightName: string; ownerName: string; problem?: string };

/** Asks an invited user whether they want to help run the fight. */
export function HelpOffer({ fightName, ownerName, problem }: HelpOfferProps) {
  return (
    <main id="main" className={layout.stack}>
      <h1>
        Run “{fightName}” together with {ownerName || 'its game master'}?
      </h1>
      {problem && <Notice tone="problem" announce title={problem} />}
      <p className={layout.lead}>
        You see everything in this fight and can do all that its game master does, each on your own
        device. It is free, and you can leave at any time.
      </p>
      <Form method="post">
        <Button icon="check">Run it together</Button>
      </Form>
      <p className={layout.soft}>This invitation works once, for one person.</p>
    </main>
  );
}

/** Shown when the owner opens their own invitation. */
export function OwnInvitation({ fightId, fightName }: { fightId: string; fightName: string }) {
  return (
    <main id="main" className={layout.stack}>
      <h1>This is your own invitation</h1>
      <p className={layout.lead}>
        Send its link to the one person who should run “{fightName}” with you. The first to accept
        it gets it.
      </p>
      <p>
        <LinkButton to={fightPaths.fightTable({ id: fightId })}>Players and helpers</LinkButton>
      </p>
    </main>
  );
}
