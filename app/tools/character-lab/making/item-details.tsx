import { WEAPON_PROPERTIES } from '~/characters/book/item';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { KeptArea, KeptField, KeptList, KeptTick } from './kept-field';
import styles from './making.module.css';
import type { ItemRow } from './making-facts';

/** What a carried item is, by hand: its name, weight and note, and the numbers of a custom one. */
export function ItemDetails({ item }: { item: ItemRow }) {
  const field = (name: string) => `item:${item.id}:${name}`;
  const { own } = item;
  return (
    <details className={styles.thing}>
      <summary aria-label={`Details of ${item.name}`}>Details</summary>
      <div className={styles.fields}>
        <KeptField label="Name" name={field('name')} maxLength={80} kept={own.name} />
        <KeptField
          label="Weight (lb.)"
          name={field('pounds')}
          inputMode="decimal"
          maxLength={7}
          kept={own.pounds}
        />
        {own.weapon !== null && <WeaponFields weapon={own.weapon} field={field} />}
        {own.armor !== null && <ArmorFields armor={own.armor} field={field} />}
        {own.isCustom && <ChargeFields charges={own.charges} field={field} />}
      </div>
      <KeptArea label="Note" name={field('notes')} rows={2} maxLength={500} kept={item.notes} />
    </details>
  );
}

type FieldOf = (name: string) => string;

const SIDES = [4, 6, 8, 10, 12, 20];

function WeaponFields({
  weapon,
  field,
}: {
  weapon: NonNullable<ItemRow['own']['weapon']>;
  field: FieldOf;
}) {
  const [near = 0, far = 0] = weapon.rangeFeet ?? [];
  return (
    <>
      <input type="hidden" name={field('weapon')} value="1" />
      <KeptField
        label="Damage dice"
        name={field('dice')}
        inputMode="numeric"
        maxLength={2}
        kept={weapon.count}
      />
      <KeptList label="Die" name={field('sides')} kept={weapon.sides}>
        <option value="1">fixed number</option>
        {[...new Set([...SIDES, weapon.sides])]
          .filter((sides) => sides > 1)
          .map((sides) => (
            <option key={sides} value={sides}>{`d${sides}`}</option>
          ))}
      </KeptList>
      <KeptList label="Damage type" name={field('type')} kept={weapon.type}>
        {DAMAGE_TYPES.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </KeptList>
      <KeptList label="Training" name={field('category')} kept={weapon.category}>
        <option value="simple">simple weapon</option>
        <option value="martial">martial weapon</option>
      </KeptList>
      <KeptList label="Use" name={field('reach')} kept={weapon.reach}>
        <option value="melee">melee</option>
        <option value="ranged">ranged</option>
      </KeptList>
      <KeptField
        label="Range (ft.)"
        name={field('near')}
        inputMode="numeric"
        maxLength={4}
        kept={near || ''}
      />
      <KeptField
        label="Long range (ft.)"
        name={field('far')}
        inputMode="numeric"
        maxLength={4}
        kept={far || ''}
      />
      <fieldset className={styles.properties}>
        <legend>Properties</legend>
        {WEAPON_PROPERTIES.map((property) => (
          <KeptTick
            key={property}
            label={property}
            name={field('property')}
            value={property}
            kept={weapon.properties.includes(property)}
          />
        ))}
      </fieldset>
    </>
  );
}

function ArmorFields({
  armor,
  field,
}: {
  armor: NonNullable<ItemRow['own']['armor']>;
  field: FieldOf;
}) {
  const isShield = armor.category === 'shield';
  return (
    <>
      <input type="hidden" name={field('armor')} value="1" />
      <KeptList label="Kind" name={field('category')} kept={armor.category}>
        <option value="light">light armor</option>
        <option value="medium">medium armor</option>
        <option value="heavy">heavy armor</option>
        <option value="shield">shield</option>
      </KeptList>
      <KeptField
        label={isShield ? 'AC bonus' : 'AC'}
        name={field('base')}
        inputMode="numeric"
        maxLength={2}
        kept={armor.base}
      />
      {!isShield && (
        <KeptList label="Dexterity" name={field('dexterity')} kept={armor.dexterity}>
          <option value="whole">adds all of it</option>
          <option value="two">adds 2 at most</option>
          <option value="none">adds nothing</option>
        </KeptList>
      )}
      <KeptField
        label="Needs Strength"
        name={field('strength')}
        inputMode="numeric"
        maxLength={2}
        kept={armor.strength ?? ''}
      />
      <KeptTick label="Disadvantage on Stealth" name={field('loud')} value="1" kept={armor.loud} />
    </>
  );
}

function ChargeFields({ charges, field }: { charges: ItemRow['own']['charges']; field: FieldOf }) {
  return (
    <>
      <KeptField
        label="Charges"
        name={field('charges')}
        inputMode="numeric"
        maxLength={2}
        kept={charges?.most ?? ''}
        hint="Empty: none."
      />
      <KeptList label="Charges return" name={field('back')} kept={charges?.back ?? 'dawn'}>
        <option value="none">never</option>
        <option value="short-rest">on a short rest</option>
        <option value="long-rest">on a long rest</option>
        <option value="dawn">at dawn</option>
      </KeptList>
    </>
  );
}
