/** Gives a value its numbered placeholder. */
export type Bind = (value: string | number) => string;

/** Collects the values of a statement; equal ones share a placeholder, since D1 takes a hundred in all. */
export function createBinder(): { values: (string | number)[]; bind: Bind } {
  const values: (string | number)[] = [];
  return {
    values,
    bind(value) {
      if (!values.includes(value)) values.push(value);
      return `?${values.indexOf(value) + 1}`;
    },
  };
}
