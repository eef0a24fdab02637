import { ROOM_TEXT_LIMITS, type RoomText } from '~/maps/map/room-text';
import { Field, TextArea } from '~/ui/field';

type RoomFieldsProps = {
  told: RoomText;
  /** What stands where nothing is typed. */
  instead: { name: string; aloud: string };
};

/** The fields of what a game master writes about a room. */
export function RoomFields({ told, instead }: RoomFieldsProps) {
  return (
    <>
      <Field
        name="name"
        label="Name"
        defaultValue={told.name}
        placeholder={instead.name}
        maxLength={ROOM_TEXT_LIMITS.name}
        autoComplete="off"
      />
      <TextArea
        name="aloud"
        label="Read aloud"
        rows={4}
        defaultValue={told.aloud}
        placeholder={instead.aloud}
        maxLength={ROOM_TEXT_LIMITS.aloud}
      />
      <TextArea
        name="notes"
        label="Notes for the game master"
        hint="Markdown: **bold**, *italics*, lists, headings. Players never see them."
        rows={5}
        defaultValue={told.notes}
        maxLength={ROOM_TEXT_LIMITS.notes}
      />
    </>
  );
}
