import { COMMANDS } from '../edit/commands';
import { DRAWING_TOOLS } from '../edit/drawing-tools';
import styles from './recipe-form.module.css';

/** Every key of the drawing board, and what it does. */
export function BoardKeys() {
  return (
    <dl className={styles.keys}>
      <Key keys={['Arrows']} does="Move the cursor; with Shift select, with Ctrl by five" />
      <Key keys={['Enter']} does="Draw at the cursor; shapes want it at both corners" />
      <Key keys={['+', '-', '0']} does="Zoom in, out, show all" />
      <Key keys={['Space']} does="Hold and drag to move the view" />
      {DRAWING_TOOLS.map((tool) => (
        <Key key={tool.id} keys={[tool.key.toUpperCase()]} does={tool.label} />
      ))}
      {COMMANDS.map((command) => (
        <Key key={command.id} keys={command.keys} does={command.label} />
      ))}
    </dl>
  );
}

function Key({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key.replace('Mod', 'Ctrl').replace('Arrow', '')}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
