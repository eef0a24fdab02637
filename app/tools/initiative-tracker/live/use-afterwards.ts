import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the value delayed by a transition, so that long parts that are not needed for an action's result render
 * after it, in small steps.
 */
export function useAfterwards<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => startTransition(() => show(value)), [value]);
  return shown;
}
