import { ownValue } from '~/characters/play/own-value';
import type { SheetAction } from '~/characters/sheet/sheet';
import { DeedForm, Press } from './press';
import type { Pressed } from './pressed';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/**
 * The press of an action: it spends what the action costs, rolls what it gives the character itself, and begins its
 * effect; an active effect has one that ends it.
 */
export function ActionPress({ action }: { action: SheetAction }) {
  const { table, play } = useTableNow();
  const { name, cost, effect, rolls } = action;
  if (effect !== null && play.effects.includes(effect.key)) {
    return (
      <DeedForm>
        <Press
          compact
          deed={{ does: 'effect', key: effect.key, on: false }}
          aria-label={`End ${effect.name}`}
        >
          End
        </Press>
      </DeedForm>
    );
  }
  const supply = table.facts.supplies.find(({ key }) => key === cost?.key);
  const begins: Pressed = effect === null ? {} : { begins: effect.key };
  if (cost === null || supply === undefined) {
    if (effect === null) return null;
    return (
      <DeedForm>
        <Press compact deed={{ does: 'effect', key: effect.key, on: true }} aria-label={name}>
          Begin
        </Press>
      </DeedForm>
    );
  }
  const { key, most } = supply;
  const left = most === null ? null : most - Math.min(most, ownValue(play.spent, key));
  if (cost.uses === null) return <TypedUses name={name} supplyKey={key} left={left ?? 0} />;
  const self = rolls.filter((one) => one.self);
  const own = Object.fromEntries(
    self.map(({ does, dice }) => [does === 'temporary' ? 'braces' : 'heals', dice]),
  );
  const deed: Pressed = { does: 'supply', key, by: -cost.uses, ...own, ...begins };
  const dice = self.map(({ dice: one }) => one).join(', ');
  const count = cost.uses > 1 ? `${cost.uses} of ${left}` : left === null ? '' : `${left} left`;
  return (
    <DeedForm className={styles.both}>
      <Press
        compact
        deed={deed}
        disabled={left !== null && left < cost.uses}
        aria-label={`${name}${dice === '' ? '' : `: ${dice}`}`}
      >
        {dice === '' ? (effect === null ? 'Use' : 'Begin') : dice}
      </Press>
      {count !== '' && <small>{count}</small>}
    </DeedForm>
  );
}

type TypedUsesProps = { name: string; supplyKey: string; left: number };

/** As many uses as the player types, such as points of Lay on Hands. */
function TypedUses({ name, supplyKey, left }: TypedUsesProps) {
  return (
    <DeedForm className={styles.shots} label={name}>
      <input
        name="uses"
        type="number"
        inputMode="numeric"
        min={1}
        max={left}
        defaultValue={Math.min(5, left)}
        aria-label={`${name}: points`}
        autoComplete="off"
      />
      <Press
        compact
        deed={{ does: 'supply', key: supplyKey, way: 'out' }}
        disabled={left === 0}
        aria-label={`${name}: another creature`}
      >
        Give
      </Press>
      <Press
        compact
        deed={{ does: 'supply', key: supplyKey, way: 'out', self: 'yes' }}
        disabled={left === 0}
        aria-label={`${name}: yourself`}
      >
        Yourself
      </Press>
      <small>{`${left} left`}</small>
    </DeedForm>
  );
}
