/** A hidden field with the combatant that a form of the panel is about. */
export function One({ id }: { id: string }) {
  return <input type="hidden" name="one" value={id} />;
}
