import { ABILITY_NAMES } from '~/rules/ability';
import type { DeedOf } from '../log/deeds';
import type { DeathSaves, Lasting } from '../log/state';
import { combatantOf } from '../people/people';
import type { LastingSeed } from '../sheet/lasting';
import { type Around, listed, nameIn, namesIn, verb } from './names';
import { saveWords } from './tell-harm';

/** "Paralyzed (Claws)", "Slowed". */
export function lastingWords({
  name,
  conditions,
}: Pick<LastingSeed, 'name' | 'conditions'>): string {
  if (conditions.length === 0) return name;
  const said = listed(conditions.map(capital));
  return said.toLowerCase() === name.toLowerCase() ? said : `${said} (${name})`;
}

/** How long an effect lasts: " until the end of Mira’s next turn or a save against DC 12"; '' when nothing ends it. */
function spanWords({ ends }: Pick<LastingSeed, 'ends'>, around: Around): string {
  const spans: string[] = [];
  if (ends.turn !== undefined) {
    const { of, moment, count } = ends.turn;
    const which = count === 1 ? 'next turn' : `turn, ${count} turns from now`;
    spans.push(`the ${moment} of ${nameIn(around, of)}’s ${which}`);
  }
  if (ends.save !== undefined) spans.push(`a save against DC ${ends.save.dc}`);
  if (ends.escape !== undefined) spans.push(`an escape (DC ${ends.escape})`);
  if (ends.damage) spans.push('damage');
  if (ends.concentration) spans.push('concentration ends');
  return spans.length === 0 ? '' : ` until ${spans.join(' or ')}`;
}

export function tellLasting(deed: DeedOf<'lasting'>, around: Around): string[] {
  const { who, lasting } = deed;
  const got = who.filter((one) => has(around, one, lasting.id));
  const spared = who.filter((one) => !got.includes(one));
  const nothing = `${lastingWords(lasting)} does not affect ${namesIn(around, spared)}.`;
  if (got.length === 0) return [nothing];
  const is = lasting.conditions.length > 0 ? verb(got, 'is', 'are') : verb(got, 'has', 'have');
  const lands = `${namesIn(around, got)} ${is} ${lastingWords(lasting)}${spanWords(lasting, around)}.`;
  return spared.length === 0 ? [lands] : [lands, nothing];
}

function has({ after }: Around, who: string, lasting: string): boolean {
  return combatantOf(after, who)?.lasting.some(({ id }) => id === lasting) ?? false;
}

export function borne({ before, after }: Around, who: string, lasting: string): Lasting | null {
  const found = [before, after].map((fight) =>
    combatantOf(fight, who)?.lasting.find(({ id }) => id === lasting),
  );
  return found[0] ?? found[1] ?? null;
}

export function tellEnded(deed: DeedOf<'lasting-ends'>, around: Around): string[] {
  return deed.ended.flatMap(({ who, lasting }) => {
    const was = borne(around, who, lasting);
    return was === null ? [] : [`${lastingWords(was)} ends on ${nameIn(around, who)}.`];
  });
}

export function tellSaved(deed: DeedOf<'saved'>, around: Around): string {
  const was = borne(around, deed.who, deed.lasting);
  const against = was === null ? '' : ` against ${lastingWords(was)}`;
  return `${nameIn(around, deed.who)} ${chosenWords(deed, around, against)}.`;
}

export function tellConcentrationSave(deed: DeedOf<'concentration-save'>, around: Around): string {
  return `${nameIn(around, deed.who)} ${chosenWords(deed, around, ' to keep concentration')}.`;
}

/** The result of a save; if the failure was already reported, only the decision about it. */
function chosenWords(
  { due, save }: Pick<DeedOf<'saved'>, 'due' | 'save'>,
  { before }: Around,
  aim: string,
): string {
  const question = before.due.find(({ id }) => id === due);
  const wasTold = question !== undefined && 'failed' in question && question.failed !== undefined;
  if (!wasTold || save.succeeded || save.legendary) return `${saveWords(save)}${aim}`;
  return `lets the failed ${ABILITY_NAMES[save.ability]} save stand`;
}

export function tellExhaustion({ who, levels }: DeedOf<'exhaustion'>, around: Around): string {
  const many = Math.abs(levels);
  const said = `${many} level${many === 1 ? '' : 's'} of exhaustion`;
  const does = levels >= 0 ? verb(who, 'gains', 'gain') : verb(who, 'loses', 'lose');
  return `${namesIn(around, who)} ${does} ${said}.`;
}

/** A death saving throw with its result. */
export function tellDeathSave(deed: DeedOf<'death-save'>, around: Around): string {
  const name = nameIn(around, deed.who);
  const shown = deed.total === undefined || deed.total === deed.die ? '' : `, ${deed.total} in all`;
  const now = combatantOf(around.after, deed.who);
  const stand = now?.death.state === 'dying' ? `: ${savesWords(now.death)}` : '';
  return `${name} rolls ${deed.die} on a death saving throw${shown}${stand}.`;
}

/** "1 success, 2 failures". */
export function savesWords({ successes, failures }: DeathSaves): string {
  const made = `${successes} success${successes === 1 ? '' : 'es'}`;
  return `${made}, ${failures} failure${failures === 1 ? '' : 's'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
