import { isOwnId } from '~/compendium/records/own-id';
import { paths } from '~/paths';

/** An export format of a creature, as a link. */
export type ExportForm = { label: string; to: string; file: boolean };

/** The export files of a creature; for Foundry VTT the version of its data model is named. */
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
    // The API has only public records.
    ...(isOwnId(id) ? [] : [{ label: 'JSON', to: paths.monsterJson({ id }), file: false }]),
  ];
}

/** All formats for a page without scripts: texts first. */
export function exportForms(id: string): ExportForm[] {
  return [
    { label: 'Markdown', to: paths.monsterAs({ id, format: 'markdown' }), file: false },
    { label: 'Homebrewery', to: paths.monsterAs({ id, format: 'homebrewery' }), file: false },
    ...exportFiles(id),
  ];
}
