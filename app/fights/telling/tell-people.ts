import type { DeedOf } from '../log/deeds';
import { combatantOf } from '../people/people';
import { type Around, listed, nameIn, namesIn, verb } from './names';

export function tellAdd({ seeds }: DeedOf<'add'>, around: Around): string[] {
  const here = seeds.filter(({ id }) => combatantOf(around.before, id) === null);
  const come = here.filter(({ id }) => combatantOf(around.after, id) !== null);
  const waiting = come.filter(({ id }) => combatantOf(around.after, id)?.place === 'waiting');
  const present = come.filter((one) => !waiting.includes(one));
  const names = present.map(({ id }) => nameIn(around, id));
  return [
    ...(names.length === 0 ? [] : [`${listed(names)} ${verb(names, 'joins', 'join')}.`]),
    ...waiting.map(({ id, arrives }) => `${nameIn(around, id)} arrives in round ${arrives ?? 1}.`),
  ];
}

const PLACES = {
  pile: ['is defeated', 'are defeated'],
  gone: ['leaves', 'leave'],
  back: ['returns', 'return'],
} as const;

export function tellPlace({ who, where }: DeedOf<'place'>, around: Around): string {
  const [one, more] = PLACES[where];
  return `${namesIn(around, who)} ${verb(who, one, more)}.`;
}

/** A line for each manual change of a combatant. */
export function tellChange({ who, changes }: DeedOf<'change'>, around: Around): string[] {
  const name = nameIn(around, who);
  const { sheet, ...rest } = changes;
  const now = combatantOf(around.after, who)?.name;
  const said: string[] = [];
  if (now !== undefined && now !== name) said.push(`is now called ${now}`);
  if (rest.surprised !== undefined) said.push(rest.surprised ? 'is surprised' : 'is not surprised');
  if (rest.hidden !== undefined)
    said.push(rest.hidden ? 'is hidden from players' : 'is seen by players');
  if (rest.side !== undefined) said.push(`is on the side of the ${rest.side}`);
  if (rest.alias !== undefined)
    said.push(
      rest.alias === null ? 'is shown by its own name' : `is called “${rest.alias}” by players`,
    );
  if (rest.arrives !== undefined && rest.arrives !== null)
    said.push(`arrives in round ${rest.arrives}`);
  if (rest.portrait !== undefined || rest.colour !== undefined) said.push('has a new portrait');
  const keys = Object.entries(sheet ?? {}).flatMap(([key, value]) =>
    value === undefined || key === 'name' ? [] : [SHEET_WORDS[key] ?? 'statblock'],
  );
  if (keys.length > 0) said.push(`has another ${listed([...new Set(keys)])}`);
  if (said.length === 0) said.push('is updated');
  return said.map((one) => `${name} ${one}.`);
}

const SHEET_WORDS: Readonly<Record<string, string>> = {
  ac: 'armor class',
  maximum: 'hit point maximum',
  initiativeBonus: 'initiative bonus',
  resist: 'resistances',
  immune: 'immunities',
  vulnerable: 'vulnerabilities',
  saves: 'saves',
  xp: 'experience points',
};

export function tellSpend({ who, what, by }: DeedOf<'spend'>, around: Around): string {
  const many = Math.abs(by);
  const times = many === 1 ? '' : ` ${many} times`;
  const use =
    what.of === 'use'
      ? (combatantOf(around.before, who)?.sheet.uses.find(({ key }) => key === what.key)?.name ??
        what.key)
      : '';
  const thing = {
    reaction: 'its reaction',
    'legendary-action': many === 1 ? 'a legendary action' : `${many} legendary actions`,
    'legendary-resistance': 'a legendary resistance',
    use: `${use}${times}`,
    slot: `a level ${what.of === 'slot' ? what.level : 1} spell slot${times}`,
  }[what.of];
  return `${nameIn(around, who)} ${by < 0 ? 'regains' : 'uses'} ${thing}.`;
}
