import type { Combatant, Fight } from '~/fights/log/state';
import { combatantsOf, maximumOf, membersOf } from '~/fights/people/people';
import { wholeOrder } from '~/fights/turns/order';
import { ABILITIES, signed } from '~/rules/ability';
import type { Creature } from '../presses/asked';
import { useLineFacts } from '../screen/fight-facts';
import { endWords, roundWords } from '../screen/fight-words';
import { strikeWords } from '../screen/strike-words';
import { hitPointBoxes } from './hit-point-boxes';
import styles from './paper-sheet.module.css';
import { ofRecord, ofSheet, type PaperCasting, PaperSpells } from './paper-spells';

export type PaperSheetProps = { fight: Fight; creatureOf: (record: string) => Creature | null };

/** The fight on paper: the order, hit points to cross off, and the foes' actions. */
export function PaperSheet({ fight, creatureOf }: PaperSheetProps) {
  const rows = wholeOrder(fight).flatMap((row) =>
    membersOf(fight, row.id).map((one) => ({ one, count: row.count })),
  );
  const waiting = combatantsOf(fight).filter(({ place }) => place === 'waiting');
  const here = [...rows.map(({ one }) => one), ...waiting];
  const records = new Set(here.map(({ sheet }) => sheet.record).filter((one) => one !== null));
  const creatures = [...records]
    .map(creatureOf)
    .filter((one) => one !== null)
    // One entry stands for all creatures of a kind, so none of its slots is crossed off.
    .map((one): OnPaper => ({ ...one, castings: one.castings.map(ofRecord), slotsLeft: [] }));
  // Characters have weapons and spells on their own sheets.
  const armed = here.flatMap(({ id, name, sheet, slotsLeft }): OnPaper[] => {
    const { record, strikes = [], castings = [] } = sheet;
    if (record !== null || strikes.length + castings.length === 0) return [];
    const called = { ...sheet, name };
    return [{ id, sheet: called, strikes, castings: castings.map(ofSheet), slotsLeft }];
  });
  return (
    <section className={styles.sheet} data-paper>
      <p className={styles.about}>{`${roundWords(fight)}, ${fight.settings.edition} rules`}</p>
      <table className={styles.order}>
        <thead>
          <tr>
            <th scope="col">Init.</th>
            <th scope="col">Name</th>
            <th scope="col">AC</th>
            <th scope="col">Hit points</th>
            <th scope="col">Conditions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ one, count }) => (
            <PaperRow
              key={one.id}
              one={one}
              count={count === null ? '' : String(count)}
              fight={fight}
            />
          ))}
          {waiting.map((one) => (
            <PaperRow key={one.id} one={one} count={`round ${one.arrives}`} fight={fight} />
          ))}
        </tbody>
      </table>
      {[...creatures, ...armed].map((creature) => (
        <PaperCreature key={creature.id} creature={creature} />
      ))}
    </section>
  );
}

function PaperRow({ one, count, fight }: { one: Combatant; count: string; fight: Fight }) {
  const { names } = useLineFacts();
  const { edition } = fight.settings;
  const lasts = one.lasting.map((lasting) =>
    [lasting.name, endWords(names, lasting)].filter(Boolean).join(', '),
  );
  const marks = [
    ...lasts,
    ...(one.concentration ? [`concentrating on ${one.concentration.on}`] : []),
    ...(one.exhaustion > 0 ? [`exhaustion ${one.exhaustion}`] : []),
  ];
  return (
    <tr>
      <td className={styles.count}>{count}</td>
      <th scope="row">
        {one.name}
        {one.side === 'party' && <small> (party)</small>}
      </th>
      <td className={styles.count}>{one.kind === 'event' ? '' : one.sheet.ac}</td>
      <td>{one.kind === 'creature' && <Boxes one={one} maximum={maximumOf(one, edition)} />}</td>
      <td className={styles.marks}>{marks.join('; ') || one.note}</td>
    </tr>
  );
}

function Boxes({ one, maximum }: { one: Combatant; maximum: number }) {
  if (one.sheet.uncounted) return null;
  const { each, width, height, boxes, crossed } = hitPointBoxes(maximum, one.hitPoints);
  return (
    <>
      <small>
        {`${maximum}${one.temporary > 0 ? `, ${one.temporary} temporary` : ''}${each > 1 ? `, each box is ${each}` : ''}`}
      </small>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <path d={boxes} />
        <path d={crossed} />
      </svg>
    </>
  );
}

type OnPaper = Pick<Creature, 'id' | 'sheet' | 'strikes'> & {
  castings: readonly PaperCasting[];
  slotsLeft: readonly number[];
};

function PaperCreature({ creature }: { creature: OnPaper }) {
  const { sheet, strikes, castings, slotsLeft } = creature;
  const saves = ABILITIES.map(
    (ability) => `${ability.toUpperCase()} ${signed(sheet.saves[ability])}`,
  );
  const kinds = (list: typeof sheet.resist) => list.flatMap(({ types }) => types).join(', ');
  const facts = [
    `AC ${sheet.ac}`,
    `${sheet.maximum} hit points`,
    `saves ${saves.join(' ')}`,
    kinds(sheet.vulnerable) && `vulnerable to ${kinds(sheet.vulnerable)}`,
    kinds(sheet.resist) && `resists ${kinds(sheet.resist)}`,
    kinds(sheet.immune) && `immune to ${kinds(sheet.immune)}`,
    sheet.conditionImmune.length > 0 && `condition immunities: ${sheet.conditionImmune.join(', ')}`,
    sheet.legendaryActions > 0 && `${sheet.legendaryActions} legendary actions per round`,
    sheet.legendaryResistances > 0 && `${sheet.legendaryResistances} legendary resistances`,
  ];
  return (
    <article className={styles.creature}>
      <h2>{sheet.name}</h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <ul>
        {strikes.map((strike) => (
          <li key={strike.key}>
            <strong>{strike.name}</strong> {strikeWords(strike)}
          </li>
        ))}
        {sheet.uses.map((use) => (
          <li key={use.key}>
            <strong>{use.name}</strong> {'☐ '.repeat(use.most)}
            {use.recharge !== null && ` recharge ${use.recharge}–6`}
          </li>
        ))}
        <PaperSpells castings={castings} slots={sheet.slots} left={slotsLeft} />
      </ul>
    </article>
  );
}
