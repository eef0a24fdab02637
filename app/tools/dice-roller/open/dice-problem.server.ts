/** The JSON error of a query: the sentence, the field, and in the expression the position from 0. */
export function diceProblemJson({
  problem,
  field,
  position,
}: {
  problem: string;
  field: string;
  position: number | null;
}): Response {
  const body = { error: problem, field, ...(position !== null && { position }) };
  return Response.json(body, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}
