import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requirePro } from '~/account/guards.server';
import { mapFile, mapOfAddress } from './map-files.server';
import { PAPERS, type PaperName, PRINT_SCALES, type PrintScale } from './output/paper';
import { DEFAULT_PRINT_LOOK, planMap, printMap } from './output/print-pdf';
import { DEFAULT_PRINT } from './output/print-plan';

/** GET: the map of a recipe as PDF to scale, made here for those without scripts; `paper` and `scale` by name. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePro(context);
  const { map, look, params } = mapOfAddress(request);
  const paper = named(PAPERS, params.get('paper')) ?? DEFAULT_PRINT.paper;
  const scale = named(PRINT_SCALES, params.get('scale')) ?? DEFAULT_PRINT.scale;
  const { style, audience, grid, smooth: smoothCaves } = look;
  const plan = planMap(map, audience, { ...DEFAULT_PRINT, paper, scale });
  const print = { ...DEFAULT_PRINT_LOOK, style, audience, grid, smoothCaves };
  const bytes = await printMap(map, plan, print, { createdAt: context.services.clock.now() });
  return mapFile(map, new Uint8Array(bytes), 'pdf', 'application/pdf');
}

function named<T extends PaperName | PrintScale>(
  table: Readonly<Record<T, unknown>>,
  name: string | null,
): T | undefined {
  // The keys of a typed table are its names.
  return (Object.keys(table) as T[]).find((key) => key === name);
}
