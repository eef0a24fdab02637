import type { GateRules } from './account/gate/route-gates';
import { type DoorRules, ORDINARY } from './platform/door-rules';

/** The frame around a page. */
export type Layout = 'site' | 'open-tool' | 'tool' | 'management';

/** Everything that holds for one address. */
export type AddressLine = DoorRules &
  GateRules & {
    /** The file of its route, from `app/`; null for an address without one, of which only its gate counts. */
    file: string | null;
    /** The frame around it; null where it stands alone. */
    layout: Layout | null;
    /** Its place in the sitemap, the most important page first; null where it is not listed, or its tool is. */
    sitemap: number | null;
  };

/** The addresses of a part of the product, by their route patterns. */
export type AddressLines = Readonly<Record<string, AddressLine>>;

type Said = Partial<Omit<AddressLine, 'file'>>;

/**
 * The addresses whose files are in one folder. What the folder says holds for each of them that does not say otherwise:
 * `shared` for all, and the layout only for pages.
 */
export function inFolder(
  folder: string,
  shared: Said,
  lines: Readonly<Record<string, Said & { file: string }>>,
): AddressLines {
  return Object.fromEntries(
    Object.entries(lines).map(([route, line]) => {
      const whole = completed({ ...shared, ...line, file: `${folder}/${line.file}` });
      return [route, whole.answers === 'page' ? whole : { ...whole, layout: null }];
    }),
  );
}

/**
 * Addresses that only begin others. A missing page below one of them is refused as those are, so that nobody learns
 * what is missing.
 */
export function beginnings(
  lines: Readonly<Record<string, Pick<AddressLine, 'who' | 'answers'>>>,
): AddressLines {
  return Object.fromEntries(
    Object.entries(lines).map(([route, line]) => [route, completed({ ...line, file: null })]),
  );
}

function completed(line: Said & { file: string | null }): AddressLine {
  return { ...ORDINARY, who: 'everyone', answers: 'page', layout: null, sitemap: null, ...line };
}
