import { Form } from '@remix-run/react';
import { homebrewPaths } from '~/homebrew-paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { askSearch, type ListAsk } from './list-ask';

type ListNoticesProps = {
  asked: ListAsk;
  problem: string | null;
  act: { id: string; words: string } | null;
  told: { copied: string | null; undone: number; back: number; cleared: boolean };
};

/** The result of the last action: a problem, or a description with a button to undo it. */
export function ListNotices({ asked, problem, act, told }: ListNoticesProps) {
  const here = homebrewPaths.list(askSearch(asked));
  if (problem !== null) return <Notice tone="problem" announce title={problem} />;
  if (act !== null) {
    return (
      <Notice tone="good" announce dismissTo={here}>
        <Form method="post" className={layout.row}>
          <span>{act.words}</span>
          <input type="hidden" name="act" value={act.id} />
          <Button kind="quiet" compact name="intent" value="undo" icon="undo">
            {UNDO}
          </Button>
        </Form>
      </Notice>
    );
  }
  const words = wordsOf(told);
  return words && <Notice tone="good" announce dismissTo={here} title={words} />;
}

function wordsOf({ copied, undone, back, cleared }: ListNoticesProps['told']): string | null {
  if (copied !== null) return `Duplicated as “${copied}”.`;
  if (undone > 0) return `Undone for ${monsters(undone)}.`;
  if (back > 0) return `${monsters(back)} restored.`;
  return cleared ? 'Deleted permanently.' : null;
}

function monsters(count: number): string {
  return count === 1 ? '1 monster' : `${count.toLocaleString('en')} monsters`;
}
