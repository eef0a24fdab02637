import { Link } from '@remix-run/react';
import type { Statblock } from '~/compendium/statblock/statblock';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import { Icon } from '~/ui/icon';
import { Menu } from '~/ui/menu';
import { CopyButton } from './copy-button';
import styles from './export-menu.module.css';
import { exportFiles } from './page-exports';

/** The menu with all export formats. */
export default function ExportMenu({ id, block }: { id: string; block: Statblock }) {
  return (
    <Menu label="Export" icon="download" align="start" className={classes(styles.menu)}>
      <CopyButton
        icon="link"
        label="Copy link"
        command="copy-link"
        text={() => location.origin + paths.monster({ id })}
      />
      <CopyButton
        icon="copy"
        command="copy-markdown"
        label="Copy as Markdown"
        text={() => copied(block, 'markdown')}
      />
      <CopyButton
        icon="copy"
        command="copy-homebrewery"
        label="Copy as Homebrewery"
        text={() => copied(block, 'homebrewery')}
      />
      {exportFiles(id).map(({ label, to, file }) => (
        <a key={label} href={to} download={file || undefined}>
          <Icon name={file ? 'download' : 'external'} />
          {label}
        </a>
      ))}
      <Link to={fightPaths.newFight(`?monsters=${encodeURIComponent(id)}:1`)}>
        <Icon name="sword" />
        Add to tracker
      </Link>
      <Button
        type="button"
        kind="quiet"
        icon="print"
        data-command="print"
        onClick={() => window.print()}
      >
        Print
      </Button>
    </Menu>
  );
}

async function copied(block: Statblock, as: 'markdown' | 'homebrewery'): Promise<string> {
  const texts = await import('./copied-text');
  return texts[as](block);
}
