import { ENTRY_LISTS, type Field, rowsOf } from './fields';

/** Adds default values to each entry that was just changed to an attack or save. */
export function withDeedDefaults(fields: readonly Field[]): Field[] {
  const has = new Map(fields);
  const isClassic = has.get('edition') === '2014';
  const more = ENTRY_LISTS.flatMap((list) =>
    rowsOf(fields, list).flatMap((row): Field[] => {
      const head = `${list}.${row}`;
      const deed = has.get(`${head}.deed`);
      if (deed === 'attack' && !has.has(`${head}.attack`)) {
        return [
          [`${head}.attack`, isClassic ? 'melee-weapon' : 'melee'],
          [`${head}.by`, 'str'],
          [`${head}.reach`, '5'],
        ];
      }
      if (deed === 'save' && !has.has(`${head}.save`)) {
        return [
          [`${head}.save`, 'dex'],
          [`${head}.dcBy`, 'con'],
          [`${head}.success`, 'half'],
        ];
      }
      return [];
    }),
  );
  return [...fields, ...more];
}
