import { Form, Link } from '@remix-run/react';
import { fightPaths } from '~/fight-paths';
import type { HelpedFight } from '~/fights/kept/fight-helpers.server';
import { Button, LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { STANDING } from './fight-card';
import styles from './fight-shelf.module.css';

/** The fights of others that the user helps to run, each with a button to leave it. */
export function HelpedFights({ fights }: { fights: readonly HelpedFight[] }) {
  if (fights.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="helped-fights">
      <h2 id="helped-fights">Fights you help with</h2>
      <ul className={styles.fights}>
        {fights.map((fight) => (
          <HelpedCard key={fight.id} fight={fight} />
        ))}
      </ul>
    </section>
  );
}

function HelpedCard({ fight }: { fight: HelpedFight }) {
  const { id, name, ownerName, status, round } = fight;
  const { word, icon, open } = STANDING[status];
  return (
    <li className={styles.card} data-status={status}>
      <span className={styles.standing}>
        <Icon name={icon} size="small" />
        {status === 'running' ? `${word}, round ${round}` : word}
      </span>
      <Link className={styles.name} to={fightPaths.fight({ id })}>
        {name}
      </Link>
      <p className={styles.facts}>With {ownerName || 'its game master'}</p>
      <Form method="post" className={styles.ways}>
        <input type="hidden" name="id" value={id} />
        <LinkButton
          kind={status === 'running' ? 'primary' : 'quiet'}
          icon={status === 'running' ? 'play' : undefined}
          to={fightPaths.fight({ id })}
          aria-label={`${open}: ${name}`}
          compact
        >
          {open}
        </LinkButton>
        <Button kind="plain" name="intent" value="leave" aria-label={`Leave: ${name}`} compact>
          Leave
        </Button>
      </Form>
    </li>
  );
}

/** Confirms that the user left a fight. */
export function JustLeft({ left }: { left: boolean }) {
  if (!left) return null;
  return (
    <Notice tone="good" announce title="You have left the fight">
      <p>What you did stays in its log. Its game master can invite you again.</p>
    </Notice>
  );
}
