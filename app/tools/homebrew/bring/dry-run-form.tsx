import { Form } from '@remix-run/react';
import type { HomebrewFormat } from '~/compendium/foreign/forms';
import { READ_FORMS } from '~/compendium/foreign/forms';
import type { HomebrewPiece, HomebrewProblem } from '~/compendium/foreign/reading';
import { homebrewPaths } from '~/homebrew-paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { DISCARD } from '~/ui/names';
import { Notice } from '~/ui/notice';
import styles from './bring.module.css';
import type { There, ThereChoice } from './import-choices';
import { countCreatures } from './import-words';
import { PieceRow } from './piece-row';
import { ProblemList } from './problem-list';
import type { ShownPieces } from './shown-pieces';

type DryRunFormProps = {
  id: string;
  title: string;
  format: HomebrewFormat | null;
  pieces: readonly HomebrewPiece[];
  problems: readonly HomebrewProblem[];
  there: readonly (readonly [number, There])[];
  show: ShownPieces;
  /** The creatures selected by default. */
  take: readonly number[];
  /** An earlier submission was interrupted. */
  wasBroken: boolean;
  answer: {
    problem: string;
    take: readonly number[];
    how: readonly (readonly [number, ThereChoice])[];
    folder: string;
  } | null;
};

/** The preview of an import: each creature can be inspected and selected, then all selected ones are stored. */
export function DryRunForm(props: DryRunFormProps) {
  const { id, title, format, pieces, problems, show, wasBroken, answer } = props;
  const there = new Map(props.there);
  const ticked = new Set(answer?.take ?? props.take);
  const how = new Map(answer?.how ?? []);
  const canTake = pieces.some(({ record }) => record !== null);
  return (
    <>
      <h1>{title}</h1>
      <p className={layout.lead}>
        {`${format === null ? '' : `${READ_FORMS[format].name}: `}${countCreatures(pieces.length)}. Nothing is saved yet: select what you want, then import it.`}
      </p>
      {answer && <Notice tone="problem" announce title={answer.problem} />}
      {wasBroken && (
        <Notice tone="warning" title="This import was interrupted.">
          <p>Import again: nothing is imported twice.</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warning" title="Some of it could not be read.">
          <ProblemList problems={problems} />
        </Notice>
      )}
      <Form method="post" reloadDocument className={layout.stack}>
        <ol className={styles.pieces}>
          {pieces.map((piece, at) => (
            <PieceRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of a file's creatures never changes
              key={at}
              at={at}
              piece={piece}
              there={there.get(at) ?? null}
              isTicked={ticked.has(at)}
              how={how.get(at) ?? null}
              show={show}
              isOpen={pieces.length === 1}
              whole={`${homebrewPaths.importResult({ id })}?see=${at}`}
            />
          ))}
        </ol>
        <div className={styles.press}>
          {canTake && (
            <>
              <Field
                label="Folder (optional)"
                name="folder"
                maxLength={60}
                defaultValue={answer?.folder ?? ''}
              />
              <Button name="intent" value="take" icon="good">
                Import selected
              </Button>
            </>
          )}
          <Button name="intent" value="drop" kind="plain">
            {DISCARD}
          </Button>
        </div>
      </Form>
    </>
  );
}
