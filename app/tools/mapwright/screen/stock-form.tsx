import type { Dispatch, FormEvent } from 'react';
import type { DungeonMap } from '~/maps/map/grid';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { EditorAction } from '../edit/editor';
import { wanderingTitle } from '../print/adventure-words';
import { readWishes, USUAL_WISHES } from '../stock/stock-ask';
import styles from './recipe-form.module.css';
import { StockFields } from './stock-fields';
import { useStocking } from './use-stocking';

export type StockFormProps = { map: DungeonMap; dispatch: Dispatch<EditorAction> };

/** Stocks the rooms of the open map for a party. */
export function StockForm({ map, dispatch }: StockFormProps) {
  const { stock, busy, problem } = useStocking(map, dispatch);
  const theme = map.recipe?.theme ?? 'none';
  const before = map.prep ?? USUAL_WISHES;
  const wishes = readWishes((name) => ({ ...before, theme })[name as keyof typeof before], theme);
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void stock(readWishes((name) => form.get(name), theme));
  }
  return (
    <form className={styles.inner} onSubmit={handleSubmit}>
      <StockFields wishes={wishes} />
      <p>
        Monsters, traps, treasure and tricks within the budget of this party. What you wrote stays,
        and so do the contents of locked rooms.
      </p>
      <Button icon="die" busy={busy}>
        Stock the rooms
      </Button>
      {problem !== '' && (
        <Notice tone="problem" announce>
          <p>{problem}</p>
        </Notice>
      )}
      {map.prep && map.prep.wandering.length > 0 && (
        <>
          <h3>{wanderingTitle(map.prep.wandering)}</h3>
          <ol>
            {map.prep.wandering.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </>
      )}
    </form>
  );
}
