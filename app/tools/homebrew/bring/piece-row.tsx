import type { HomebrewPiece } from '~/compendium/foreign/reading';
import { challengeText } from '~/rules/challenge';
import { Badge } from '~/ui/badge';
import { Select } from '~/ui/select';
import { reportWords } from '../report/report-words';
import styles from './bring.module.css';
import { THERE_CHOICES, THERE_WORDS, type There, type ThereChoice } from './import-choices';
import { PieceView } from './piece-view';
import type { ShownPieces } from './shown-pieces';

type PieceRowProps = {
  at: number;
  piece: HomebrewPiece;
  there: There | null;
  isTicked: boolean;
  how: ThereChoice | null;
  show: ShownPieces;
  isOpen: boolean;
  whole: string;
};

/** A creature in the preview: whether to import it, what to do if it exists, and what happens to each field. */
export function PieceRow(props: PieceRowProps) {
  const { at, piece, there, isTicked, how, show, isOpen, whole } = props;
  const { record, name } = piece;
  return (
    <li>
      <div className={styles.top}>
        <label>
          <input
            type="checkbox"
            name="take"
            value={at}
            defaultChecked={isTicked && record !== null}
            disabled={record === null}
          />
          <span>{name}</span>
        </label>
        {record !== null && (
          <small>{`CR ${challengeText(record.cr)} ${record.type}, ${record.edition} rules`}</small>
        )}
        {there?.same && <Badge>Already there, identical</Badge>}
        <span className={styles.fate}>{reportWords(piece)}</span>
      </div>
      {there !== null && !there.same && (
        <Select
          label={`You already have “${name}”`}
          name={`how-${at}`}
          choices={THERE_CHOICES.map((one) => ({ value: one, label: THERE_WORDS[one] }))}
          defaultValue={how ?? 'both'}
        />
      )}
      <details className={styles.more} open={isOpen}>
        <summary>
          Details
          <span className={styles.ofWhat}>{` of ${name}`}</span>
        </summary>
        <PieceView {...{ piece, whole, ...show }} />
      </details>
    </li>
  );
}
