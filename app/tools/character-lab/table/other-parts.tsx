import { OwnPanels, type OwnPanelsProps } from '../screen/own-panels';
import { EquipmentPart } from './equipment-part';
import { FeaturesPart } from './features-part';
import { NotesPart } from './notes-part';
import { PrepareForm, type Preparing } from './prepare-form';
import { SkillsPart } from './skills-part';
import { SpellsPart } from './spells-part';
import type { TablePart } from './table-parts';

export type OtherPartsProps = {
  part: Exclude<TablePart, 'act'>;
  /** The spells to prepare, if the address asks for them. */
  preparing: Preparing | null;
  /** The spells that were ticked when they could not be saved. */
  ticked: readonly string[] | null;
  /** The URL of the spells, to return to from preparing. */
  back: string;
  /** What its owner does with the character beside the notes; null while offline. */
  own: OwnPanelsProps | null;
};

/** The parts of the sheet that are not shown at first. */
export function OtherParts({ part, preparing, ticked, back, own }: OtherPartsProps) {
  switch (part) {
    case 'skills':
      return <SkillsPart />;
    case 'spells':
      return preparing === null ? <SpellsPart /> : <PrepareForm {...{ preparing, ticked, back }} />;
    case 'features':
      return <FeaturesPart />;
    case 'equipment':
      return <EquipmentPart />;
    case 'notes':
      return <NotesPart>{own && <OwnPanels {...own} />}</NotesPart>;
  }
}
