import { Link } from '@remix-run/react';
import type { Way } from '~/catalogue/ways';
import { paths } from '~/paths';
import { Menu } from '~/ui/menu';
import paletteStyle from '../palette/palette.css?url';
import paletteScript from '../palette/palette-script.ts?plain';

type ToolsProps = {
  ways: readonly Way[];
  signedIn: boolean;
  /** The title of the tool whose page this is. */
  here?: string | undefined;
};

/** Links to the tools that are open to the visitor, and for a signed-in user to Tonight and the search. */
export function ToolLines({ ways, signedIn, here }: ToolsProps) {
  return (
    <>
      {signedIn && (
        <>
          <Link to={paths.tonight()} discover="none" data-go="t">
            Tonight<kbd> g t</kbd>
          </Link>
          <Link
            to={paths.search()}
            discover="none"
            data-palette={paletteScript}
            data-palette-style={paletteStyle}
          >
            Search<kbd> Ctrl K</kbd>
          </Link>
        </>
      )}
      {ways.map((way) => (
        <Link
          key={way.to}
          to={way.to}
          discover="none"
          aria-current={way.title === here ? 'true' : undefined}
          data-go={way.letter}
        >
          {way.title}
          {way.letter && <kbd>{` g ${way.letter}`}</kbd>}
        </Link>
      ))}
    </>
  );
}

/** The same as a menu of a bar. */
export function ToolsMenu({ className, ...tools }: ToolsProps & { className?: string }) {
  return (
    <Menu {...(className && { className })} label="Tools" icon="menu">
      <ToolLines {...tools} />
    </Menu>
  );
}
