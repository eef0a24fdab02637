import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requirePro } from '~/account/guard/guards.server';
import {
  isDrawnHere,
  MOST_SHEETS_HERE,
  whyNotDrawnHere,
  whyNotPrintedHere,
} from '~/maps/map/server-bounds';
import { PAPERS, type PaperName, PRINT_SCALES, type PrintScale } from '~/paper/paper';
import { mapFile, plainSentence, recipeOfAddress } from './file/map-files.server';
import { generateMap } from './generate/generate';
import { roomKey } from './key/room-key';
import { chosenSheets } from './print/chosen-sheets';
import { planCutouts, printCutouts } from './print/print-cutouts';
import { countPages, DEFAULT_PRINT_LOOK, planMap, printMap } from './print/print-pdf';
import { DEFAULT_PRINT } from './print/print-plan';

const NO_ROOMS = 'This map has no rooms to cut out.';

/**
 * GET: the map of a recipe as PDF to scale, made on the server for users without scripts; `paper` and `scale` by name,
 * `sheets` by their names ("A1 B2", all by default), `key` to append the room key; or with `what=cutouts` its rooms to
 * cut out.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePro(context);
  const { recipe, look, params } = recipeOfAddress(request);
  if (!isDrawnHere(recipe)) return plainSentence(whyNotDrawnHere(recipe));
  const map = generateMap(recipe);
  const paper = named(PAPERS, params.get('paper')) ?? DEFAULT_PRINT.paper;
  const scale = named(PRINT_SCALES, params.get('scale')) ?? DEFAULT_PRINT.scale;
  const { style, audience, grid, smooth: smoothCaves } = look;
  const facts = { createdAt: context.services.clock.now() };
  const print = { ...DEFAULT_PRINT_LOOK, style, audience, grid, smoothCaves };
  if (params.get('what') === 'cutouts') {
    const plan = planCutouts(map, print, { ...DEFAULT_PRINT, paper, scale });
    if (plan.pageCount === 0) return plainSentence(NO_ROOMS);
    if (plan.pageCount > MOST_SHEETS_HERE) {
      return plainSentence(whyNotPrintedHere(plan.pageCount));
    }
    const rooms = request.method === 'HEAD' ? null : printCutouts(map, plan, print, facts);
    return mapFile(map, rooms, 'pdf', 'application/pdf', undefined, audience);
  }
  const whole = planMap(map, audience, { ...DEFAULT_PRINT, paper, scale });
  const chosen = chosenSheets(whole, params.get('sheets') ?? '');
  if (!chosen.ok) return plainSentence(chosen.problem);
  const key = audience === 'gm' && params.get('key') !== null ? roomKey(map, recipe.seed) : [];
  const pages = countPages(chosen.plan, key);
  if (pages > MOST_SHEETS_HERE) return plainSentence(whyNotPrintedHere(pages));
  const file = request.method === 'HEAD' ? null : printMap(map, chosen.plan, print, facts, key);
  return mapFile(map, file, 'pdf', 'application/pdf', undefined, audience);
}

function named<T extends PaperName | PrintScale>(
  table: Readonly<Record<T, unknown>>,
  name: string | null,
): T | undefined {
  // The keys of a typed table are its names.
  return (Object.keys(table) as T[]).find((key) => key === name);
}
