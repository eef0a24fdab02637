import { mapSearch } from '~/maps/map/map-address';
import type { MapLook } from '~/maps/map/map-look';
import { whyNotDrawnHere } from '~/maps/map/server-bounds';
import { paths } from '~/paths';
import styles from './mapwright-screen.module.css';
import { PlainPrintForm } from './plain-print-form';
import type { ScreenAccess } from './screen-access';
import type { ScreenFacts } from './screen-facts';

type PlainLinksProps = { facts: ScreenFacts; access: ScreenAccess; isSaved: boolean };

/** The actions for the map without scripts. */
export function PlainLinks({ facts, access, isSaved }: PlainLinksProps) {
  if (isSaved) return null;
  const { recipe, look, sheets } = facts;
  const other: MapLook = { ...look, audience: look.audience === 'gm' ? 'player' : 'gm' };
  return (
    <section className={styles.plain} aria-label="Export">
      <p>
        {sheets === null
          ? whyNotDrawnHere(recipe)
          : `At 1 inch per square it prints on ${sheets.a4} sheets of A4 or ${sheets.letter} of Letter, including the overview${look.audience === 'gm' ? ' and the room key' : ''}.`}
      </p>
      <ul>
        <li>
          <a href={mapSearch(recipe, other)}>
            {look.audience === 'gm'
              ? 'Show the players’ version'
              : 'Show the game master’s version'}
          </a>
        </li>
        {sheets !== null && (
          <li>
            <a href={paths.mapSvg(mapSearch(recipe, look))} download>
              SVG picture
            </a>
          </li>
        )}
        <li>
          <a href={paths.mapJson(mapSearch(recipe, look))} download>
            JSON file
          </a>
        </li>
      </ul>
      {access === 'pro' && sheets !== null && <PlainPrintForm search={mapSearch(recipe, look)} />}
    </section>
  );
}
