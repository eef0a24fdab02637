import { isOwnId } from '~/compendium/records/own-id';
import { paths } from '~/paths';

/** A form that a creature can be taken away in, as a file. */
export type ExportForm = { label: string; to: string; file: boolean };

/** The files that a creature can be taken away as; for Foundry VTT the version is named whose data model it is. */
export function exportFiles(id: string): ExportForm[] {
  return [
    {
      label: 'Foundry VTT (dnd5e 4.4)',
      to: paths.monsterAs({ id, format: 'foundry' }),
      file: true,
    },
    {
      label: 'Improved Initiative',
      to: paths.monsterAs({ id, format: 'improved-initiative' }),
      file: true,
    },
    { label: 'Token (SVG)', to: paths.monsterToken({ id }), file: true },
    // What programs may ask for is everybody's.
    ...(isOwnId(id) ? [] : [{ label: 'JSON', to: paths.monsterJson({ id }), file: false }]),
  ];
}

/** All forms, for a page on which no script copies: texts first. */
export function exportForms(id: string): ExportForm[] {
  return [
    { label: 'Markdown', to: paths.monsterAs({ id, format: 'markdown' }), file: false },
    { label: 'Homebrewery', to: paths.monsterAs({ id, format: 'homebrewery' }), file: false },
    ...exportFiles(id),
  ];
}
