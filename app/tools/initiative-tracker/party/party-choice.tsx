import { CheckboxGroup } from '~/ui/choice-group';
import { MEMBER, PARTY } from '../launch/launch-form';
import { memberWords, type OfferedParty } from './offered-party';

/** Checkboxes for the members of a party that join. */
export function PartyChoice({ party, chosen }: { party: OfferedParty; chosen: readonly string[] }) {
  return (
    <>
      <input type="hidden" name={PARTY} value={party.id} />
      <CheckboxGroup
        label={`Who is playing from “${party.name}”?`}
        name={MEMBER}
        chosen={chosen}
        choices={party.members.map((one) => ({
          value: one.id,
          label: one.name,
          hint: [
            memberWords(one),
            one.absent ? 'away' : null,
            one.fight ? `in “${one.fight.name}”` : null,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </>
  );
}
