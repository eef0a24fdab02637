import { createContext, type ReactNode, useContext } from 'react';

/** What stood in the form of a press that was refused, so that nothing is typed twice. */
export type TypedBefore = {
  readonly typed?: Readonly<Record<string, string>>;
  readonly ticked?: readonly string[];
};

const NOTHING: TypedBefore = {};
const Typed = createContext<TypedBefore>(NOTHING);
export const TypedBeforeProvider = Typed.Provider;

/** The fields and the ticks of the press that was refused; empty where none was. */
export function useTypedBefore(): Required<TypedBefore> {
  const { typed = {}, ticked = [] } = useContext(Typed);
  return { typed, ticked };
}

/** Forms that take back what was typed only where the press that was refused was one of theirs: others have fields of the same name. */
export function TypedHere({
  intents,
  children,
}: {
  intents: readonly string[];
  children: ReactNode;
}) {
  const before = useContext(Typed);
  const own = intents.includes(before.typed?.intent ?? '');
  return <TypedBeforeProvider value={own ? before : NOTHING}>{children}</TypedBeforeProvider>;
}
