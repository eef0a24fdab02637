import type { Combatant, Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { mannerTyped } from './amounts';
import { text } from './asked';
import { damageWishes } from './damage-wishes';

const SPELL = /^([a-z][a-z'’/ -]{2,60}?)(?:,?\s+(?:dc\s*(\d{1,2})|(?:level|at)\s*(\d)))*$/i;

/** A spell as it is typed instead of damage: "fireball", "fireball dc 15", "fireball level 5"; null for anything else. */
export function spellTyped(typed: string): { name: string; dc: string; level: string } | null {
  if (damageWishes(mannerTyped(typed).amount, null) !== null) return null;
  const found = SPELL.exec(typed.trim());
  const name = found?.[1]?.trim().toLowerCase() ?? '';
  if (name === '' || DAMAGE_TYPES.some((type) => type === name)) return null;
  return {
    name,
    dc: /\bdc\s*(\d{1,2})/i.exec(typed)?.[1] ?? '',
    level: /\b(?:level|at)\s*(\d)/i.exec(typed)?.[1] ?? '',
  };
}

/**
 * If the damage field holds the name of a spell, makes the form cast it on the selected: by the stated source, else by
 * whose turn it is, else by the open combatant if only that one has the spell. The save, its DC, the damage and its type then come from the spell and its caster.
 */
export function castTypedSpell(form: FormData, fight: Fight): void {
  const intent = text({ form }, 'intent');
  if (intent !== 'harm' && intent !== 'blast') return;
  const spell = spellTyped(text({ form }, 'amount'));
  if (spell === null) return;
  const stated = combatantOf(fight, text({ form }, 'by'));
  const acting = Object.values(fight.combatants).find(
    ({ row, place, kind }) => row === fight.turn && place === 'order' && kind === 'creature',
  );
  const open = combatantOf(fight, text({ form }, 'chosen'));
  const caster =
    stated ?? (knows(open, spell.name) && !knows(acting, spell.name) ? open : (acting ?? open));
  if (caster === null || caster === undefined) return;
  form.set('intent', `spell:${caster.id}::0`);
  form.set('spell-name', spell.name);
  form.set('spell-typed', '1');
  if (spell.dc !== '') form.set('spell-dc', spell.dc);
  if (spell.level !== '') form.set('cast-level:', spell.level);
}

/** Whether the combatant's own sheet has the spell, by its name. */
function knows(one: Combatant | null | undefined, name: string): boolean {
  const slug = name.replace(/['’]/g, '').replace(/[ /]+/g, '-');
  return (one?.sheet.castings ?? []).some(({ spells }) =>
    spells.some(({ spell }) => spell === slug),
  );
}
