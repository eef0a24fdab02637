import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requirePro } from '~/account/guards.server';
import { mapFile, mapOfAddress } from './map-files.server';
import { chosenSheets } from './output/chosen-sheets';
import { PAPERS, type PaperName, PRINT_SCALES, type PrintScale } from './output/paper';
import { DEFAULT_PRINT_LOOK, planMap, printMap } from './output/print-pdf';
import { DEFAULT_PRINT } from './output/print-plan';
import { roomKey } from './room-key';

/**
 * GET: the map of a recipe as PDF to scale, made here for those without scripts; `paper` and `scale` by name, `sheets` by
 * theirs ("A1 B2", all when left out), `key` for the room key behind them.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePro(context);
  const { map, recipe, look, params } = mapOfAddress(request);
  const paper = named(PAPERS, params.get('paper')) ?? DEFAULT_PRINT.paper;
  const scale = named(PRINT_SCALES, params.get('scale')) ?? DEFAULT_PRINT.scale;
  const { style, audience, grid, smooth: smoothCaves } = look;
  const whole = planMap(map, audience, { ...DEFAULT_PRINT, paper, scale });
  const chosen = chosenSheets(whole, params.get('sheets') ?? '');
  if (!chosen.ok) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(chosen.problem, { status: 400, headers });
  }
  const print = { ...DEFAULT_PRINT_LOOK, style, audience, grid, smoothCaves };
  const key = audience === 'gm' && params.get('key') !== null ? roomKey(map, recipe.seed) : [];
  const facts = { createdAt: context.services.clock.now() };
  const bytes = await printMap(map, chosen.plan, print, facts, key);
  return mapFile(map, new Uint8Array(bytes), 'pdf', 'application/pdf');
}

function named<T extends PaperName | PrintScale>(
  table: Readonly<Record<T, unknown>>,
  name: string | null,
): T | undefined {
  // The keys of a typed table are its names.
  return (Object.keys(table) as T[]).find((key) => key === name);
}
