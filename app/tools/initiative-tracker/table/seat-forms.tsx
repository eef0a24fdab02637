import type { OwnOne, ShownSeat, TableView } from '~/fights/table/table-view';
import { CONDITIONS } from '~/rules/conditions';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import { ADD, RESTORE, UNDO } from '~/ui/names';
import { useTypedBefore } from '../screen/typed-before';
import { ActionForms } from './action-forms';
import { AmountForm } from './amount-form';
import { AttackForm, RollForm } from './roll-forms';
import styles from './seat.module.css';
import { Act, SeatForm } from './seat-form';
import { SpellForm } from './spell-form';
import { SuggestForm } from './suggest-form';

export { ClaimForm } from './claim-form';

type Seated = Extract<ShownSeat, { is: 'seated' }>;

export type SeatFormsProps = { view: TableView; seat: Seated };

/** The actions of a seat that the game master allows; each is its own form. */
export function SeatForms({ view, seat }: SeatFormsProps) {
  return (
    <div className={styles.acts}>
      {seat.ones.map((one) => (
        <OwnForms key={one.id} one={one} seat={seat} view={view} />
      ))}
      <Act summary="My seat">
        <SeatForm is="leave" className={styles.column}>
          <p>{`You sit here as ${seat.name}. If you leave, somebody else can ask for the seat.`}</p>
          <Button kind="quiet">Leave seat</Button>
        </SeatForm>
      </Act>
      <SeatForm is="undo">
        <Button kind="quiet" icon="undo" className={styles.chip} disabled={!seat.canUndo}>
          {UNDO}
        </Button>
      </SeatForm>
    </div>
  );
}

function OwnForms({ one, seat, view }: SeatFormsProps & { one: OwnOne }) {
  const may = (act: Seated['may'][number]) => seat.may.includes(act) && !view.over;
  const isDying = one.death?.state === 'dying';
  return (
    <fieldset className={styles.forms} disabled={view.paused}>
      <legend className={seat.ones.length > 1 ? styles.legend : styles.unseen}>{one.name}</legend>
      {one.isTurn && may('end-turn') && (
        <SeatForm is="end-turn" who={one.id} className={styles.wide}>
          <input type="hidden" name="round" value={view.round} />
          {one.cannotAct === null ? (
            <Button className={styles.big}>End my turn</Button>
          ) : (
            <Button kind="quiet" compact>
              Pass the turn
            </Button>
          )}
        </SeatForm>
      )}
      {may('initiative') && one.count === null && <InitiativeForm one={one} />}
      {isDying && may('death-saves') && <DeathSaveForm one={one} />}
      {may('hit-points') && one.maximum > 0 && <AmountForm one={one} />}
      {may('roll') && one.attacks.length > 0 && <AttackForm one={one} view={view} />}
      {may('suggest') && <SuggestForm one={one} view={view} />}
      {may('roll') && one.spells.length > 0 && <SpellForm one={one} view={view} />}
      {may('roll') && one.actions.length > 0 && <ActionForms one={one} />}
      {may('roll') && <RollForm one={one} />}
      {may('conditions') && <ConditionForms one={one} />}
      {may('slots') && one.slots.some(({ most }) => most > 0) && <SlotForms one={one} />}
    </fieldset>
  );
}

function InitiativeForm({ one }: { one: OwnOne }) {
  const { typed } = useTypedBefore();
  return (
    <SeatForm is="initiative" who={one.id} className={classes(styles.asking, styles.wide)}>
      <label>
        Initiative
        <input
          name="total"
          inputMode="text"
          autoComplete="off"
          maxLength={4}
          defaultValue={typed.total}
        />
      </label>
      <Button name="how" value="set">
        Set
      </Button>
      <Button kind="quiet" icon="die" name="how" value="roll">
        Roll for me
      </Button>
    </SeatForm>
  );
}

function DeathSaveForm({ one }: { one: OwnOne }) {
  const { typed } = useTypedBefore();
  return (
    <SeatForm is="death-save" who={one.id} className={classes(styles.asking, styles.wide)}>
      <label>
        Death save
        <input
          name="die"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          placeholder="d20"
          defaultValue={typed.die}
        />
      </label>
      <Button name="how" value="set">
        Set
      </Button>
      <Button kind="quiet" icon="die" name="how" value="roll">
        Roll for me
      </Button>
    </SeatForm>
  );
}

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function ConditionForms({ one }: { one: OwnOne }) {
  const own = one.lasting.filter(({ mine }) => mine);
  return (
    <Act summary="Conditions">
      {own.map(({ id, name }) => (
        <SeatForm key={id} is="condition-ends" who={one.id} className={styles.asking}>
          <input type="hidden" name="lasting" value={id} />
          <span className={styles.grow}>{title(name)}</span>
          <Button kind="quiet" compact>
            End
          </Button>
        </SeatForm>
      ))}
      <SeatForm is="condition" who={one.id} className={styles.asking}>
        <label className={styles.grow}>
          Condition
          <select name="condition" defaultValue="">
            <option value="">…</option>
            {CONDITIONS.map((condition) => (
              <option key={condition} value={condition}>
                {title(condition)}
              </option>
            ))}
          </select>
        </label>
        <Button>{ADD}</Button>
      </SeatForm>
    </Act>
  );
}

function SlotForms({ one }: { one: OwnOne }) {
  return (
    <Act summary="Spell slots">
      {one.slots.map(({ left, most }, at) =>
        most === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the level
          <SeatForm key={at} is="slot" who={one.id} className={styles.asking}>
            <input type="hidden" name="level" value={at + 1} />
            <span className={styles.grow}>{`Level ${at + 1}: ${left} of ${most}`}</span>
            <Button name="by" value="1" disabled={left === 0}>
              Spend
            </Button>
            <Button kind="quiet" name="by" value="-1" disabled={left === most}>
              {RESTORE}
            </Button>
          </SeatForm>
        ),
      )}
    </Act>
  );
}
