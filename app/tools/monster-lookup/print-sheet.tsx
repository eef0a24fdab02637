import type { ReactNode } from 'react';
import type { Statblock } from '~/compendium/statblock/statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './compare-page.module.css';

type PrintSheetProps = { blocks: readonly Statblock[]; credits: ReactNode };

/** Statblocks in columns for printing; the credits are below the last one, not on a separate sheet. */
export function PrintSheet({ blocks, credits }: PrintSheetProps) {
  const hydrated = useHydrated();
  return (
    <>
      {blocks.length > 0 && (
        <p className={styles.printing} data-print="no">
          {hydrated ? (
            <Button type="button" icon="print" onClick={() => window.print()}>
              Print
            </Button>
          ) : (
            'Print this page with your browser: only the statblocks are printed.'
          )}
        </p>
      )}
      <div className={styles.sheet}>
        {blocks.map((block) => (
          <StatblockCard key={`${block.name} ${block.edition}`} block={block} />
        ))}
        {credits}
      </div>
    </>
  );
}
