import { atHand, foundAgain, NOT_YET, shotOf, withinOf } from '../record/at-hand';
import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts, ThingFacts } from './facts';
import { healed } from './hit-points';
import { cannot, did, type Outcome } from './outcome';

type Entry = Play['gear'][string];

/** The maximum number of found items and of notes; the oldest that are used up make room. */
const MOST_KEPT = 100;

/** The maximum count of one item. */
const MOST_OF_ONE = 9999;

/** The maximum length of all notes together, so that the character stays within what can be saved. */
const MOST_LETTERS = 10_000;

/** The items of a character in play, saved and found, each as it was before play changed it. */
export function thingsOf({ things = [] }: PlayFacts, { loot }: Play): readonly ThingFacts[] {
  const saved = new Set(things.map(({ id }) => id));
  const found = loot
    .filter(({ id }) => !saved.has(id))
    .map(({ id, name, item }) => ({ id, name: name || (item ?? 'item'), ...NOT_YET }));
  return [...things, ...found];
}

/** Changes one carried item: how many there are, whether it is equipped or attuned. */
export function gearChanged(facts: PlayFacts, play: Play, deed: DeedOf<'gear'>): Outcome {
  const { item, by = 0, shot = false, equipped, attuned, heals } = deed;
  const all = thingsOf(facts, play);
  const thing = all.find(({ id }) => id === item);
  if (thing === undefined) return cannot('This item is no longer on the sheet.');
  const now = atHand(play, item, thing);
  const count = now.count + by;
  if (count < 0)
    return cannot(
      now.count === 0 ? `No ${thing.name} left.` : `Only ${now.count} × ${thing.name} left.`,
    );
  if (count > 9999) return cannot('At most 9,999 of one item.');
  const most = facts.attunement ?? 3;
  if (attuned === true && !now.attuned && attunedTo(facts, play) >= most)
    return cannot(`Already attuned to ${most} items: end one attunement first.`);
  const within = deed.within ?? withinOf(play, item) ?? '';
  const into = all.find(({ id }) => id === within);
  if (deed.within && (into === undefined || isInside(facts, play, within, item)))
    return cannot('It does not fit into that.');
  const entry: Entry = {
    of: [thing.count, thing.equipped, thing.attuned],
    count,
    equipped: equipped ?? now.equipped,
    attuned: attuned ?? now.attuned,
    shot: Math.max(0, shotOf(play, item) - (shot ? by : 0)),
    ...(into === undefined ? {} : { within }),
  };
  const shots = Math.min(MOST_OF_ONE, entry.shot);
  const after = { ...play, gear: { ...play.gear, [item]: { ...entry, shot: shots } } };
  const said = [
    ...(by === 0 ? [] : [`${thing.name} ${by < 0 ? 'used' : 'added'}: ${count} left`]),
    ...(equipped === undefined ? [] : [`${thing.name} ${equipped ? 'equipped' : 'unequipped'}`]),
    ...(attuned === undefined
      ? []
      : [attuned ? `Attuned to ${thing.name}` : `No longer attuned to ${thing.name}`]),
    ...(deed.within === undefined
      ? []
      : [into === undefined ? `${thing.name} taken out` : `${thing.name} put into ${into.name}`]),
  ].join('. ');
  if (heals === undefined) return did(after, said);
  const cured = healed(facts, after, { id: deed.id, does: 'heal', amount: heals });
  return cured.ok ? did(cured.play, `${said}. ${cured.said}`) : cured;
}

/** Whether an item is another one, or inside it, at any depth. */
function isInside(facts: PlayFacts, play: Play, id: string, other: string): boolean {
  const things = new Map(thingsOf(facts, play).map((one) => [one.id, one]));
  let at: string | null = id;
  for (let depth = 0; at !== null && depth < MOST_KEPT; depth += 1) {
    if (at === other) return true;
    const thing = things.get(at);
    at = thing === undefined ? null : withinOf(play, at);
  }
  return at !== null;
}

/** What was shot is searched for; what is not found again is lost. */
export function recovered(facts: PlayFacts, play: Play, { item }: DeedOf<'recover'>): Outcome {
  const thing = thingsOf(facts, play).find(({ id }) => id === item);
  if (thing === undefined) return cannot('This item is no longer on the sheet.');
  const shot = shotOf(play, item);
  if (shot === 0) return cannot(`No ${thing.name} to search for.`);
  const found = foundAgain(thing, shot);
  const now = atHand(play, item, thing);
  const entry: Entry = {
    of: [thing.count, thing.equipped, thing.attuned],
    ...now,
    count: Math.min(9999, now.count + found),
    shot: 0,
    ...withinAs(play, thing),
  };
  const after = { ...play, gear: { ...play.gear, [item]: entry } };
  return did(after, `${found} of ${shot} ${thing.name} found again: ${entry.count} left`);
}

/** Adds an item that was found. */
export function looted(facts: PlayFacts, play: Play, deed: DeedOf<'loot'>): Outcome {
  const { item: id, slug, count, pounds } = deed;
  const name = deed.name || (slug ?? '');
  if (name === '') return cannot('Name the item first.');
  if (thingsOf(facts, play).some((one) => one.id === id))
    return cannot('This item is already on the sheet.');
  const room = withRoom(play);
  if (room === null)
    return cannot(`At most ${MOST_KEPT} found items: save them on the Equipment step first.`);
  const entry: Entry = { of: [0, false, false], ...NOT_YET, count, shot: 0 };
  const after: Play = {
    ...play,
    loot: [...room, { id, item: slug, name: deed.name, pounds }],
    gear: { ...play.gear, [id]: entry },
  };
  return did(after, `${count === 1 ? '' : `${count} × `}${name} added`);
}

/** Writes a note, changes it, or removes it with an empty text. */
export function noted(_: PlayFacts, play: Play, { note, text }: DeedOf<'note'>): Outcome {
  const known = play.notes.some(({ id }) => id === note);
  if (text === '') {
    if (!known) return cannot('This note is already gone.');
    return did({ ...play, notes: play.notes.filter(({ id }) => id !== note) }, 'Note deleted');
  }
  const notes = known
    ? play.notes.map((one) => (one.id === note ? { id: note, text } : one))
    : [...play.notes, { id: note, text }];
  const after = { ...play, notes };
  return whyNotNoted(play, after) ?? did(after, known ? 'Note changed' : 'Note added');
}

/** The refusal of notes that are too many or too long; null when they fit, or were longer before. */
export function whyNotNoted(before: Play, { notes }: Play): Outcome | null {
  if (notes.length > MOST_KEPT && notes.length > before.notes.length)
    return cannot(`At most ${MOST_KEPT} notes: delete one first.`);
  const letters = lettersOf(notes);
  if (letters <= MOST_LETTERS || letters <= lettersOf(before.notes)) return null;
  return cannot('The notes are full: delete one first, or move it to the backstory.');
}

function lettersOf(notes: Play['notes']): number {
  return notes.reduce((sum, { text }) => sum + text.length, 0);
}

/** The found items with room for another; null when all of them are still carried. */
function withRoom({ loot, gear }: Play): Play['loot'] | null {
  if (loot.length < MOST_KEPT) return loot;
  const idle = loot.findIndex(({ id }) => (gear[id]?.count ?? 0) === 0);
  return idle < 0 ? null : loot.toSpliced(idle, 1);
}

function withinAs(play: Play, thing: ThingFacts): Pick<Entry, 'within'> {
  const within = withinOf(play, thing.id);
  return within === null ? {} : { within };
}

function attunedTo(facts: PlayFacts, play: Play): number {
  return thingsOf(facts, play).filter((one) => atHand(play, one.id, one).attuned).length;
}
