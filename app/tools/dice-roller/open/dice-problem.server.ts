/** What is wrong with a program's question: the sentence, the field, and in the dice the place of the mistake from 0. */
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
