import { useState } from 'react';
import { type Levels, levelAdded } from './level-added';

/** What is said of a level that was added on this page, from when the last one was added until another change of levels. */
export function useLevelAdded(levels: Levels): string {
  const [shown, setShown] = useState({ count: levels.length, said: '' });
  if (shown.count === levels.length) return shown.said;
  const said = levelAdded(shown.count, levels);
  setShown({ count: levels.length, said });
  return said;
}
