import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was until a moment ago. What hangs on it is drawn anew once what was pressed is on its way to the screen, a little at a
 * time: for what is long and no part of the answer to a press.
 */
export function useAfterwards<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => startTransition(() => show(value)), [value]);
  return shown;
}
