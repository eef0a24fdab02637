import { createContext, useContext } from 'react';

/** What stood in the form of a press that was refused, so that nothing is typed twice. */
export type TypedBefore = {
  readonly typed?: Readonly<Record<string, string>>;
  readonly ticked?: readonly string[];
};

const Typed = createContext<TypedBefore>({});
export const TypedBeforeProvider = Typed.Provider;

/** The fields and the ticks of the press that was refused; empty where none was. */
export function useTypedBefore(): Required<TypedBefore> {
  const { typed = {}, ticked = [] } = useContext(Typed);
  return { typed, ticked };
}
