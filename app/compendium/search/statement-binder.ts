/** Returns the numbered placeholder of a value. */
export type Bind = (value: string | number) => string;

/** Collects the values of a statement; equal values share a placeholder because D1 allows 100. */
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
