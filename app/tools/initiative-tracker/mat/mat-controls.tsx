import { type ReactNode, useMemo, useState } from 'react';
import { NotesText } from '~/maps/screen/notes-text';
import { type Square, squareName } from '~/rules/battle-grid';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import type { FormFields } from '../form-fields';
import { drawMat, groundOf } from './draw-mat';
import { type GmArea, gmMat } from './gm-mat';
import styles from './mat.module.css';
import { MatBoard } from './mat-board';
import type { MatFacts, MatToken } from './mat-facts';
import type { BoardToken } from './token-mark';

export type MatControlsProps = {
  facts: MatFacts;
  /** Performs an action of the fight from its fields. */
  press: (fields: FormFields) => void;
  /** Whether an action awaits its answer; missing where actions count at once. */
  isSending?: boolean;
  /** Where the forms are posted without scripts; missing: to the page. */
  action?: string;
  /** Further controls of the map. */
  children?: ReactNode;
};

/** Begins the ids in the game master's picture. */
const PREFIX = 'gm-mat-';

/** The game master's map: tokens are moved, and rooms uncovered, on the board or with the forms below it. */
export function MatControls({ facts, press, isSending, action, children }: MatControlsProps) {
  const { map, uncovered, tokens } = facts;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isUncovering, setUncovering] = useState(false);
  const gm = useMemo(() => map && gmMat(map, uncovered), [map, uncovered]);
  const drawn = gm?.map ?? null;
  const picture = useMemo(() => (drawn ? drawMat(drawn, 'gm', PREFIX) : ''), [drawn]);
  const [placed, beside] = useMemo(() => [placedOf(tokens), besideOf(tokens)], [tokens]);
  const isHydrated = useHydrated();
  if (map === null) return null;
  if (gm === null) return <p>This map cannot be read. Choose another.</p>;
  const one = tokens.find(({ id }) => id === chosen) ?? null;

  function handleMove(id: string, at: Square) {
    press([
      ['intent', 'mat:place'],
      ['one', id],
      ['square', squareName(at)],
    ]);
  }

  function handleSquare({ x, y }: Square) {
    if (!isUncovering) {
      if (one !== null) handleMove(one.id, { x, y });
      return;
    }
    const area = gm?.areaAt(y * gm.map.width + x) ?? null;
    if (area !== null) press(coverFields(area));
  }

  return (
    <div className={styles.controls}>
      <MatBoard
        label={`Map: ${map.name}`}
        size={gm.map}
        extent={gm.extent}
        seen={gm.seen}
        picture={picture}
        covered={gm.covered}
        ground={groundOf(PREFIX)}
        tokens={placed}
        beside={isHydrated ? beside : []}
        chosen={chosen}
        onChoose={setChosen}
        onMove={handleMove}
        isSending={isSending}
        onSquare={handleSquare}
      >
        {isHydrated && (
          <Button
            type="button"
            kind={isUncovering ? 'primary' : 'quiet'}
            compact
            icon="eye"
            aria-pressed={isUncovering}
            onClick={() => setUncovering(!isUncovering)}
          >
            Uncover rooms
          </Button>
        )}
        {children}
      </MatBoard>
      <TokenForm
        key={`token ${chosen} ${one?.at ? squareName(one.at) : ''}`}
        tokens={tokens}
        chosen={one}
        action={action}
      />
      <AreaForms areas={gm.areas} action={action} />
    </div>
  );
}

function placedOf(tokens: readonly MatToken[]): BoardToken[] {
  return tokens.flatMap((token) => (token.at ? [{ ...boardToken(token), at: token.at }] : []));
}

function besideOf(tokens: readonly MatToken[]): Omit<BoardToken, 'at'>[] {
  return tokens.flatMap((token) => (token.at ? [] : [boardToken(token)]));
}

function boardToken({ portrait, colour, record, ...token }: MatToken): Omit<BoardToken, 'at'> {
  return { ...token, face: { portrait, colour, record }, mayMove: true };
}

function coverFields({ key, name, isUncovered }: GmArea): FormFields {
  return [
    ['intent', isUncovered ? 'mat:cover' : 'mat:uncover'],
    ['area', String(key)],
    ['what', name],
  ];
}

type TokenFormProps = {
  tokens: readonly MatToken[];
  chosen: MatToken | null;
  action: string | undefined;
};

/** Puts a token on a square by its name. */
function TokenForm({ tokens, chosen, action }: TokenFormProps) {
  return (
    <form method="post" action={action} className={styles.form} aria-label="Token">
      <label>
        Token
        <select name="one" defaultValue={chosen?.id}>
          {tokens.map(({ id, name, at }) => (
            <option key={id} value={id}>
              {at ? `${name} (${squareName(at)})` : name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Square
        <input
          className={styles.square}
          name="square"
          autoComplete="off"
          maxLength={6}
          placeholder="C7"
          defaultValue={chosen?.at ? squareName(chosen.at) : ''}
        />
      </label>
      <Button kind="quiet" compact name="intent" value="mat:place">
        Place
      </Button>
      <Button kind="plain" compact name="intent" value="mat:take-off">
        Remove from the map
      </Button>
    </form>
  );
}

/** Uncovers and covers areas by name. */
function AreaForms({ areas, action }: { areas: readonly GmArea[]; action: string | undefined }) {
  const count = areas.filter(({ isUncovered }) => isUncovered).length;
  return (
    <div className={styles.areas}>
      <form method="post" action={action} className={styles.form} aria-label="The whole map">
        <span>{`${count} of ${areas.length} areas uncovered`}</span>
        <Button kind="quiet" compact name="intent" value="mat:uncover-all">
          Uncover all
        </Button>
        <Button kind="quiet" compact name="intent" value="mat:cover-all">
          Cover all
        </Button>
      </form>
      <details>
        <summary>Rooms and passages</summary>
        <ul className={styles.list}>
          {areas.map((area) => (
            <li key={area.key}>
              <form method="post" action={action} className={styles.form}>
                {coverFields(area).map(([name, value]) =>
                  name === 'intent' ? (
                    <Button
                      key={name}
                      kind={area.isUncovered ? 'quiet' : 'plain'}
                      compact
                      name={name}
                      value={value}
                      aria-pressed={area.isUncovered}
                    >
                      {`${area.isUncovered ? 'Cover' : 'Uncover'} ${area.name}`}
                    </Button>
                  ) : (
                    <input key={name} type="hidden" name={name} value={value} />
                  ),
                )}
              </form>
              {area.text !== '' && (
                <details>
                  <summary>{`Text of ${area.name}`}</summary>
                  <NotesText text={area.text} />
                </details>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
