import { type Dispatch, useEffect, useRef } from 'react';
import { DOOR_NAMES } from '~/maps/map/door-names';
import { FURNITURE_KINDS, isFurniture, symbolName } from '~/maps/map/furniture';
import { DOOR_KINDS, SYMBOL_KINDS } from '~/maps/map/grid';
import { LONGEST_LABEL } from '~/maps/map/typed-words';
import { Button } from '~/ui/button';
import { COMMANDS } from '../edit/commands';
import { BRUSH_WIDTHS, GROUND_NAMES, GROUNDS, toolOf } from '../edit/drawing-tools';
import type { EditorAction } from '../edit/editor';
import type { EditorState } from '../edit/editor-state';
import styles from './tool-bar.module.css';

type ToolOptionsProps = { editor: EditorState; dispatch: Dispatch<EditorAction> };

const SELECTION_COMMANDS = [
  'copy',
  'cut',
  'paste',
  'turn-part',
  'clear',
  'lock',
  'unlock',
  'unlock-all',
];

const LABEL_AUDIENCES = ['gm', 'all'] as const;
const LABEL_AUDIENCE_NAMES = { gm: 'Game master', all: 'Players too' };

/** The options of the selected tool, in a line above the tools. */
export function ToolOptions({ editor, dispatch }: ToolOptionsProps) {
  const { draw } = editor;
  const tool = toolOf(draw.tool);
  const choose = (choices: Partial<typeof draw>) => dispatch({ type: 'choose', choices });
  return (
    <div className={styles.options} data-tool={tool.id}>
      {(tool.wants === 'ground' || tool.wants === 'brush') && (
        <Pills
          label="Ground"
          values={GROUNDS}
          names={GROUND_NAMES}
          chosen={draw.ground}
          onChoose={(ground) => choose({ ground })}
        />
      )}
      {tool.wants === 'line' && (
        <Pills
          label="Ground"
          values={GROUNDS}
          names={GROUND_NAMES}
          chosen={draw.line}
          onChoose={(line) => choose({ line })}
        />
      )}
      {(tool.wants === 'brush' || tool.wants === 'line') && (
        <Pills
          label="Width in squares"
          values={BRUSH_WIDTHS.map(String)}
          chosen={String(draw.brush)}
          onChoose={(width) => choose({ brush: Number(width) })}
        />
      )}
      {tool.wants === 'door' && (
        <Pills
          label="Door"
          values={DOOR_KINDS}
          names={DOOR_NAMES}
          chosen={draw.door}
          onChoose={(door) => choose({ door })}
        />
      )}
      {tool.wants === 'stairs' && (
        <Pills
          label="Stairs"
          values={['up', 'down']}
          names={{ up: 'Up', down: 'Down' }}
          chosen={draw.stairs}
          onChoose={(stairs) => choose({ stairs })}
        />
      )}
      {tool.wants === 'symbol' && (
        <Pills
          label="Symbol"
          values={SYMBOL_KINDS}
          chosen={draw.symbol}
          onChoose={(symbol) => choose({ symbol })}
        />
      )}
      {tool.wants === 'symbol' && (
        <select
          className={styles.words}
          aria-label="Furniture"
          value={isFurniture(draw.symbol) ? draw.symbol : ''}
          onChange={({ target }) => {
            if (isFurniture(target.value)) choose({ symbol: target.value });
          }}
        >
          <option value="">Furniture…</option>
          {FURNITURE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {`${kind.charAt(0).toUpperCase()}${symbolName(kind).slice(1)}`}
            </option>
          ))}
        </select>
      )}
      {tool.wants === 'label' && (
        <LabelWords
          words={draw.label}
          onWords={(label) => choose({ label })}
          onDone={() => dispatch({ type: 'act' })}
        />
      )}
      {tool.wants === 'label' && (
        <Pills
          label="Shown to"
          values={LABEL_AUDIENCES}
          names={LABEL_AUDIENCE_NAMES}
          chosen={draw.labelForPlayers ? 'all' : 'gm'}
          onChoose={(audience) => choose({ labelForPlayers: audience === 'all' })}
        />
      )}
      {tool.id === 'select' &&
        COMMANDS.filter(({ id }) => SELECTION_COMMANDS.includes(id)).map((command) => (
          <Button
            key={command.id}
            type="button"
            kind="quiet"
            compact
            disabled={!(command.isReady?.(editor) ?? true)}
            onClick={() => dispatch({ type: 'command', id: command.id })}
          >
            {command.label.replace(' the selection', '')}
          </Button>
        ))}
      {tool.wants === 'nothing' && tool.id !== 'select' && (
        <p className={styles.hint}>{tool.hint}</p>
      )}
    </div>
  );
}

type LabelWordsProps = { words: string; onWords: (words: string) => void; onDone: () => void };

/**
 * The label is typed before its place is chosen: the field is focused when the tool is selected, and Enter writes at
 * the cursor.
 */
function LabelWords({ words, onWords, onDone }: LabelWordsProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  // Pressing the map while the label is empty returns focus to the field: typed letters belong to the label, not to
  // shortcuts.
  const hasWords = words.trim() !== '';
  useEffect(() => {
    const board = field.current?.closest('main')?.querySelector('[role="application"]');
    if (hasWords || !board) return;
    const takeWords = () => field.current?.focus({ preventScroll: true });
    board.addEventListener('pointerup', takeWords);
    return () => board.removeEventListener('pointerup', takeWords);
  }, [hasWords]);
  return (
    <input
      ref={field}
      className={styles.words}
      aria-label="Label text"
      placeholder="Type, then tap the map"
      maxLength={LONGEST_LABEL}
      value={words}
      onChange={(event) => onWords(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onDone();
        const board = event.currentTarget.closest('main')?.querySelector('[role="application"]');
        if (board instanceof HTMLElement) board.focus({ preventScroll: true });
      }}
    />
  );
}

type PillsProps<T extends string> = {
  label: string;
  values: readonly T[];
  names?: Readonly<Record<T, string>>;
  chosen: string;
  onChoose: (value: T) => void;
};

function Pills<T extends string>({ label, values, names, chosen, onChoose }: PillsProps<T>) {
  return (
    <fieldset className={styles.pills}>
      <legend>{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.pill}
          data-value={value}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {names?.[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`}
        </button>
      ))}
    </fieldset>
  );
}
