import { useEffect, useState } from 'react';
import { paths } from '~/paths';
import { type Asked, askJson } from '~/platform/ask-json';
import { Button, LinkButton } from '~/ui/button';
import { TRY_AGAIN } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import type { KnownMonster } from '../device-lists';
import type { MineShown } from './mine-facts';
import { MineForms } from './mine-forms';
import { keepInAccount } from './page-keeping';

/** An account's lists and note for a monster, loaded on demand. */
export function AccountMine({ monster }: { monster: KnownMonster }) {
  const [shown, again] = useMine(monster.id);
  if (shown === null) return <Skeleton lines={6} />;
  if (shown.is !== 'here') {
    return (
      <Notice tone="warning" announce title="Your lists could not be loaded">
        <p>You are offline.</p>
        <Button type="button" kind="quiet" compact onClick={again}>
          {TRY_AGAIN}
        </Button>
      </Notice>
    );
  }
  const { owner } = shown.value;
  if (owner === null) {
    return (
      <Notice tone="warning" announce title="You are signed out">
        <LinkButton compact to={paths.login(paths.monsterMine(monster))} prefetch="none">
          Sign in again
        </LinkButton>
      </Notice>
    );
  }
  return (
    <MineForms
      monster={monster}
      facts={shown.value}
      owner={owner}
      keep={(fields) => keepInAccount(monster.id, fields)}
    />
  );
}

function useMine(id: string): [shown: Asked<MineShown> | null, again: () => void] {
  const [shown, setShown] = useState<Asked<MineShown> | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: incrementing `tries` starts another attempt
  useEffect(() => {
    const leaving = new AbortController();
    setShown(null);
    void askJson<MineShown>(paths.monsterMine({ id }, '.json'), leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setShown(answer);
    });
    return () => leaving.abort();
  }, [id, tries]);
  return [shown, () => setTries((count) => count + 1)];
}
