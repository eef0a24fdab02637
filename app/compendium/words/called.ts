/** Last words of names that describe a role: "Goblin Boss" is called "the goblin". */
const OFFICES =
  /^(?:Boss|Captain|Minion|Warrior|Stalker|Spawn|Familiar|Skirmisher|Trooper|Hexer|Grappler|Champion|Commander|Chieftain|Scout)$/;

/** The short name used in a creature's entries: "Adult Red Dragon" is "dragon", "Swarm of Bats" is "swarm". */
export function calledName(name: string): string {
  const [subject = name] = name.split(/ of | \(|,/);
  const words = subject.split(' ');
  const last = words.at(-1) ?? subject;
  if (last === 'Wyrmling') return 'dragon';
  const noun = OFFICES.test(last) && words.length > 1 ? words.at(-2) : last;
  return (noun ?? subject).toLowerCase();
}

/** Replaces `{self}` by the creature's short name. */
export function withName(text: string, name: string): string {
  return text.replaceAll('{self}', calledName(name));
}

/** Rewrites a text for a creature with another name: "The ogre" becomes "The captain". */
export function renamedIn(text: string, before: string, after: string): string {
  const [old, now] = [calledName(before), calledName(after)];
  if (old === now || old === '' || now === '') return text;
  const sign = old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(
    new RegExp(`\\b([Tt]he) ${sign}(?![\\w-])`, 'g'),
    (_, the) => `${the} ${now}`,
  );
}
