import { signed } from '~/rules/ability';
import type { DeedOf } from '../log/deeds';
import { combatantOf, membersOf } from '../people/people';
import { FIGHT_GROUNDS } from '../sheet/mark-looks';
import { type Around, nameIn, rowName } from './names';

export function tellInitiative({ counts }: DeedOf<'initiative'>, around: Around): string[] {
  return counts.map(({ row, count, dice, mode }) => {
    const rolled =
      dice.length === 0
        ? ''
        : ` (${dice.join(' and ')} on the die${dice.length > 1 ? `, ${mode}` : ''})`;
    return `${rowName(around, row)}: initiative ${count}${rolled}.`;
  });
}

/** Says that the settings changed, and names a new background. */
export function tellSet({ before, after }: Around): string[] {
  const { background: from, ...rules } = before.settings;
  const { background: to, ...others } = after.settings;
  const ground = FIGHT_GROUNDS.find((one) => one === to);
  const place = ground ? PLACES[ground] : 'candlelight';
  const moved = to === from ? [] : [`Background: ${place}.`];
  const changed = JSON.stringify(rules) !== JSON.stringify(others);
  return changed || moved.length === 0 ? ['The fight settings changed.', ...moved] : moved;
}

const PLACES: Readonly<Record<(typeof FIGHT_GROUNDS)[number], string>> = {
  parchment: 'parchment',
  cave: 'cave',
  forest: 'forest',
  night: 'night sky',
};

/** Names the turn that begins and a new round, or says that the turn went back. */
export function tellTurn(deed: DeedOf<'turn'>, around: Around): string[] {
  const { before, after } = around;
  // Another user was faster: this press had no effect.
  if (before.turn === after.turn && before.round === after.round) return [];
  const isBack = deed.to.round < deed.from.round || after.round < before.round;
  const turn = `${isBack ? 'Back to ' : ''}${possessive(rowName(around, after.turn))} turn.`;
  const round = after.round > before.round ? [`Round ${after.round} begins.`] : [];
  const recharged = deed.recharges.flatMap(({ who, key, die }) => {
    const use = combatantOf(after, who)?.sheet.uses.find((one) => one.key === key);
    if (use === undefined) return [];
    const had = combatantOf(before, who)?.usesLeft[key] ?? 0;
    const comes = (combatantOf(after, who)?.usesLeft[key] ?? 0) > had;
    return [
      `${nameIn(around, who)}’s ${use.name} ${comes ? 'recharges' : 'does not recharge'} (${die} on the die).`,
    ];
  });
  return [...round, turn, ...recharged];
}

export function tellBegin(around: Around): string[] {
  const { before, after } = around;
  if (before.round === after.round && before.turn === after.turn) return [];
  const first = after.turn === null ? [] : membersOf(after, after.turn);
  const turn = first.length === 0 ? '' : ` ${possessive(rowName(around, after.turn))} turn.`;
  return [`The fight begins.${turn}`];
}

export function tellMove({ row, before }: DeedOf<'move'>, around: Around): string {
  const place = before === null ? 'last' : `before ${rowName(around, before)}`;
  return `${rowName(around, row)} now acts ${place}.`;
}

export function tellMaximum(deed: DeedOf<'maximum'>, around: Around): string[] {
  const { by, name } = deed.change;
  return deed.who.map(
    (who) => `${nameIn(around, who)}’s hit point maximum changes by ${signed(by)} (${name}).`,
  );
}

function possessive(name: string): string {
  return `${name}’s`;
}
