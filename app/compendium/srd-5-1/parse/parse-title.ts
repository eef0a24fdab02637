import type { Recharge, Uses } from '../../records/former/action-record';

/** A parsed entry title, such as "Fire Breath (Recharge 5-6)". */
export type Title = {
  name: string;
  only: string | null;
  recharge: Recharge | null;
  uses: Uses | null;
  cost: number;
};

/** Parses an entry's title; brackets that say nothing about its use stay part of the name. */
export function titleOf(text: string): Title {
  const title: Title = {
    name: text.replace(/\.$/, ''),
    only: null,
    recharge: null,
    uses: null,
    cost: 1,
  };
  for (;;) {
    const bracket = /^(.+) \(([^()]+)\)$/.exec(title.name);
    const [, name, words] = bracket ?? [];
    if (name === undefined || words === undefined || !readBracket(title, words)) return title;
    title.name = name;
  }
}

function readBracket(title: Title, words: string): boolean {
  const roll = /^Recharge (\d)(?:-6)?$/.exec(words)?.[1];
  const uses = /^(\d+)\/(Day|Turn)$/i.exec(words);
  const cost = /^Costs (\d) Actions$/.exec(words)?.[1];
  if (roll !== undefined) title.recharge = { min: Number(roll) };
  else if (words === 'Recharges after a Short or Long Rest') title.recharge = 'short-or-long-rest';
  else if (uses) {
    const per = uses[2]?.toLowerCase() === 'turn' ? 'turn' : 'day';
    title.uses = { times: Number(uses[1]), per };
  } else if (cost !== undefined) title.cost = Number(cost);
  else if (/ Only$/.test(words)) title.only = words;
  else return false;
  return true;
}
