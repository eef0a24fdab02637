import type { Deed } from '~/characters/play/deed';
import { withoutEnded } from '~/characters/play/effects';
import type { PlayFacts } from '~/characters/play/facts';
import { ownValue } from '~/characters/play/own-value';
import { PACT_SLOTS } from '~/characters/play/pact-slots';
import { hitPointsNow, maximumNow } from '~/characters/play/standing';
import type { Play } from '~/characters/record/character';
import type { HealthChange, MemberHealth, MemberSettings } from './member';

/** The state that a party stores for a linked character; the rest of its play state is stored with the character. */
export type TableState = {
  settings: Pick<
    MemberSettings,
    | 'conditions'
    | 'exhaustion'
    | 'deathSuccesses'
    | 'deathFailures'
    | 'concentration'
    | 'slotsSpent'
    | 'usesSpent'
  >;
  health: MemberHealth;
};

/** The party's values of a member that the play state uses. */
export type Table = { settings: MemberSettings; health: MemberHealth };

/**
 * The facts for the play state of a party member: the party's maximum and slots replace the sheet's, because a game
 * master may have changed them.
 */
export function factsAt(facts: PlayFacts, { settings }: Table): PlayFacts {
  const slots = Array.from({ length: 9 }, (_, at) => settings.slots[at] ?? 0);
  return { ...facts, maximum: settings.maximum, slots };
}

/** The play state of a party member: the party's values, and the character's own for the rest. */
export function atTable(play: Play, { settings, health }: Table): Play {
  const { conditions, exhaustion, deathSuccesses, deathFailures, slotsSpent } = settings;
  const concentration = settings.concentration.slice(0, 80);
  const { [PACT_SLOTS]: pactSpent = play.pactSpent, ...spent } = settings.usesSpent ?? {};
  return {
    ...play,
    hitPoints: health.now >= settings.maximum ? null : Math.max(0, health.now),
    temporary: Math.min(9999, health.temporary),
    conditions,
    exhaustion,
    deathSuccesses,
    deathFailures,
    concentration,
    slotsSpent: slotsSpent.map((one) => Math.min(30, one)),
    pactSpent: Math.min(10, pactSpent),
    spent: { ...play.spent, ...spent },
  };
}

/** The same, without the effects that the party's values end: a rage of somebody whom another one knocked out. */
export function playAtTable(facts: PlayFacts, play: Play, table: Table): Play {
  return withoutEnded(factsAt(facts, table), atTable(play, table));
}

/** The part of a character's play state that its party stores. */
export function tableStateOf(facts: PlayFacts, play: Play): TableState {
  const { conditions, exhaustion, deathSuccesses, deathFailures, concentration } = play;
  const slotsSpent = play.slotsSpent.slice(0, play.slotsSpent.findLastIndex((one) => one > 0) + 1);
  return {
    settings: {
      conditions,
      exhaustion: Math.min(6, exhaustion),
      deathSuccesses,
      deathFailures,
      concentration,
      slotsSpent,
      usesSpent: usesSpent(facts, play),
    },
    health: { now: hitPointsNow(facts, play), temporary: play.temporary },
  };
}

/** The spent uses that a rest restores, which a fight counts too, and the spent slots of Pact Magic. */
function usesSpent(
  { supplies, pact }: PlayFacts,
  { spent, pactSpent }: Play,
): Readonly<Record<string, number>> {
  const counted = supplies.filter(({ most, back }) => most !== null && most > 0 && back !== 'none');
  return Object.fromEntries([
    ...(pact === null ? [] : [[PACT_SLOTS, Math.min(pact.slots, pactSpent)] as const]),
    ...counted
      .slice(0, MOST_USES)
      .map(({ key, most }) => [key, Math.min(most ?? 0, ownValue(spent, key))] as const),
  ]);
}

const MOST_USES = 60;

/** An applied deed, with the state before and after. */
export type Step = { deed: Deed; before: Play; after: Play };

/** What a deed changes in the party. */
export type TableChange = {
  health: HealthChange[];
  settings: Partial<TableState['settings']>;
};

/**
 * The changes of a deed in the party: hit points as events with ids derived from the deed's, so that they count once
 * and combine with changes by others; and all settings that differ from before.
 */
export function tableChange(facts: PlayFacts, { deed, before, after }: Step): TableChange {
  const [old, now] = [tableStateOf(facts, before), tableStateOf(facts, after)];
  const settings: TableChange['settings'] = Object.fromEntries(
    otherEntries({ ...old.settings }, { ...now.settings }),
  );
  if (settings.usesSpent) {
    settings.usesSpent = Object.fromEntries(
      otherEntries(old.settings.usesSpent, settings.usesSpent),
    );
  }
  const steps = healthSteps(facts, deed, before, old.health, now.health);
  const health = steps.map(
    ([does, amount], at): HealthChange => ({ id: changeId(deed.id, at), does, amount }),
  );
  return { health, settings };
}

/** The entries that differ from before. */
function otherEntries<Value>(
  before: Readonly<Record<string, Value>> | null,
  after: Readonly<Record<string, Value>>,
): [string, Value][] {
  const old = new Map(Object.entries(before ?? {}));
  return Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)),
  );
}

/** Combines the changes of several deeds: hit point events in order, and the last value of each setting and use. */
export function allChanges(changes: readonly TableChange[]): TableChange {
  const settings = changes.map((one) => one.settings);
  const uses = settings.flatMap(({ usesSpent }) => (usesSpent ? [usesSpent] : []));
  return {
    health: changes.flatMap(({ health }) => health),
    settings: Object.assign(
      {},
      ...settings,
      uses.length > 0 && { usesSpent: Object.assign({}, ...uses) },
    ),
  };
}

/** Whether a change affects the party at all. */
export function isAtTable({ health, settings }: TableChange): boolean {
  return health.length > 0 || Object.keys(settings).length > 0;
}

type HealthStep = readonly ['damage' | 'heal' | 'temporary', number];

function healthSteps(
  facts: PlayFacts,
  deed: Deed,
  before: Play,
  old: MemberHealth,
  now: MemberHealth,
): HealthStep[] {
  const isWhole = maximumNow(facts, before) === facts.maximum;
  if (deed.does === 'damage') return [['damage', deed.amount]];
  if (deed.does === 'heal' && isWhole) return [['heal', deed.amount]];
  const lost = old.now - now.now;
  // Damage takes temporary hit points first, so those that stay are given again after.
  if (lost > 0) {
    return some(['damage', old.temporary + lost], ['temporary', now.temporary]);
  }
  return some(
    ['heal', -lost],
    ['damage', Math.max(0, old.temporary - now.temporary)],
    ['temporary', now.temporary > old.temporary ? now.temporary : 0],
  );
}

function some(...steps: HealthStep[]): HealthStep[] {
  return steps.filter(([, amount]) => amount > 0);
}

/** The id of a deed's change: each needs its own, of at most 40 characters. */
function changeId(deed: string, at: number): string {
  return at === 0 ? deed : `${deed.slice(0, 38)}-${at}`;
}
