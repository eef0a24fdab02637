import { Link } from '@remix-run/react';
import type { ToolId } from '~/catalogue/tool';
import { useReach } from '~/catalogue/use-reach';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { ToolIcon } from '../frame/tool-icon';
import styles from './blog.module.css';

const TOOLS: readonly { id: ToolId; title: string; says: string; to: string }[] = [
  {
    id: 'monster-lookup',
    title: 'Monster Lookup',
    says: 'Any monster by a few letters.',
    to: paths.monsterLookup(),
  },
  {
    id: 'cheat-sheet',
    title: 'Rules Cheat Sheet',
    says: 'The rules of a fight on one page.',
    to: paths.cheatSheet(),
  },
  {
    id: 'mapwright',
    title: 'Mapwright',
    says: 'A dungeon in a second, to print.',
    to: paths.tryMapwright(),
  },
];

/** The column beside a post: the tools, and the contact link. */
export function PostSidebar() {
  const reaches = useReach();
  return (
    <aside className={styles.sidebar} aria-label="Tools and contact" data-print="no">
      <section className={styles.box}>
        <h2>For tonight’s table</h2>
        <ul className={styles.tools}>
          {TOOLS.filter(({ id }) => reaches(id)).map(({ id, title, says, to }) => (
            <li key={id}>
              <ToolIcon tool={id} />
              <span>
                <Link to={to}>{title}</Link>
                <span className={styles.says}>{says}</span>
              </span>
            </li>
          ))}
        </ul>
        <p>
          <Link to={paths.features()}>All features</Link>
        </p>
      </section>
      <section className={styles.box}>
        <h2>Tell us your trick</h2>
        <p className={styles.says}>Does your table do it another way? We would like to hear it.</p>
        <LinkButton kind="quiet" icon="mail" to={paths.contact()}>
          Contact
        </LinkButton>
      </section>
    </aside>
  );
}
