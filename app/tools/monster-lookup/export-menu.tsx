import type { Statblock } from '~/compendium/statblock/statblock';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Menu } from '~/ui/menu';
import { useHydrated } from '~/ui/use-hydrated';
import { CopyButton } from './copy-button';
import { exportFiles } from './page-exports';

/** Everything that a creature can be taken away as: a menu, or without scripts a page of links. */
export function ExportMenu({ id, block }: { id: string; block: Statblock }) {
  if (!useHydrated()) {
    return (
      <LinkButton kind="quiet" icon="download" to={paths.monsterExport({ id })}>
        Export
      </LinkButton>
    );
  }
  return (
    <Menu label="Export" icon="download" align="start">
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
