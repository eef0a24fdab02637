import { createContext, type ReactNode, useContext } from 'react';

/** The values of a refused action's form, so that nothing must be typed again. */
export type TypedBefore = {
  readonly typed?: Readonly<Record<string, string>>;
  readonly ticked?: readonly string[];
};

const NOTHING: TypedBefore = {};
const Typed = createContext<TypedBefore>(NOTHING);
export const TypedBeforeProvider = Typed.Provider;

/** The fields and selections of the refused action; empty if there was none. */
export function useTypedBefore(): Required<TypedBefore> {
  const { typed = {}, ticked = [] } = useContext(Typed);
  return { typed, ticked };
}

/** Restricts the values to forms of these intents, because other forms have fields of the same name. */
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
