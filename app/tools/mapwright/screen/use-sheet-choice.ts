import { useCallback, useMemo, useState } from 'react';
import { leavingOut, type PrintPlan } from '../print/print-plan';

/** Which sheets of a plan are printed: all of them again whenever the layout changes. */
export function useSheetChoice(whole: PrintPlan | null) {
  const laid = whole === null ? '' : lieOf(whole);
  const [choice, setChoice] = useState<{ laid: string; leftOut: readonly string[] }>({
    laid: '',
    leftOut: [],
  });
  const { leftOut } = choice.laid === laid ? choice : { leftOut: NONE };
  const plan = useMemo(() => whole && leavingOut(whole, leftOut), [whole, leftOut]);
  const toggle = useCallback(
    (id: string) =>
      setChoice((old) => {
        const before = old.laid === laid ? old.leftOut : NONE;
        const isOut = before.includes(id);
        return { laid, leftOut: isOut ? before.filter((one) => one !== id) : [...before, id] };
      }),
    [laid],
  );
  return {
    plan,
    toggle,
    chooseAll: () => setChoice({ laid, leftOut: NONE }),
    chooseNone: () => setChoice({ laid, leftOut: whole?.sheets.map(({ id }) => id) ?? NONE }),
  };
}

const NONE: readonly string[] = [];

/** Two plans have the same layout if they cut the same squares into the same sheets. */
function lieOf({ area, across, down, choices: { overlapSquares } }: PrintPlan): string {
  return [area.x, area.y, area.width, area.height, across, down, overlapSquares].join(' ');
}
