import type { ReactNode } from 'react';
import { SpellLink } from '~/catalogue/tool-link';
import type { Edition } from '~/rules/edition';
import type { AskedScroll } from './asked-scroll';
import {
  chanceWords,
  dayWords,
  gold,
  levelWords,
  priceWords,
  rarityWords,
  signed,
} from './cost-words';
import type { FoundSpell, ScrollSpell } from './find-spell.server';
import { type Components, type ScrollCost, scrollCost, usedUpGp } from './scroll-cost';
import styles from './scroll-cost.module.css';

type ScrollAnswerProps = { asked: AskedScroll; level: number; found: FoundSpell };

/** One scroll: the cost to buy, scribe, cast and copy it. */
export function ScrollAnswer({ asked, level, found }: ScrollAnswerProps) {
  const spell = found?.spell ?? null;
  const { edition, arcana, casting } = asked;
  const cost = scrollCost(edition, level, spell && componentsOf(spell));
  return (
    <section id="scroll" className={styles.answer} aria-labelledby="scroll-title">
      <h2 id="scroll-title">
        {spell ? (
          <>
            Scroll of <SpellLink id={spell.id}>{spell.name}</SpellLink>
          </>
        ) : (
          `${level === 0 ? 'Cantrip' : levelWords(level)} scroll`
        )}
      </h2>
      <p className={styles.kind}>
        {spell && `${levelWords(level)} · `}
        {rarityWords(cost.rarity)} · {edition} rules
      </p>
      {found && found.others.length > 0 && <Others edition={edition} names={found.others} />}
      <dl className={styles.facts}>
        <Fact name={cost.price.guide ? 'Price (guide)' : 'Price'}>
          <strong>{priceWords(cost.price)}</strong>
          {cost.added > 0 &&
            `, including ${gold(cost.added)} of components that the spell consumes`}
          {cost.price.guide && '. The 2014 rules set no price: this is our suggestion.'}
        </Fact>
        <Fact name="Where to find one">
          Party level {cost.shop.partyLevel} or higher: {cost.shop.where}. A guide, not a rule.
        </Fact>
        <Fact name="Writing it">{writingWords(cost, spell)}</Fact>
        <Fact name="Casting from it">
          Save DC {cost.saveDc}, {signed(cost.attack)} to hit, for any reader; no components.
        </Fact>
        <Fact name="If its level is too high">
          {level === 0
            ? 'Never for a cantrip: anyone with it on their class’s spell list can cast it.'
            : `DC ${cost.tooHighDc} spellcasting ability check for a reader without slots of its level${chanceOf(cost.tooHighDc, casting)}. On a failure, the scroll fades without effect.`}
        </Fact>
        <Fact name="Copying into a spellbook">{copyingWords(cost, spell, arcana)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Others({ edition, names }: { edition: Edition; names: readonly string[] }) {
  return (
    <p data-print="no">
      Not this one?{' '}
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <a href={`/spell-scroll-cost?${new URLSearchParams({ edition, spell: name })}#scroll`}>
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}

function chanceOf(dc: number, bonus: number | null): string {
  return bonus === null ? '' : ` (${chanceWords(dc, bonus)})`;
}

function writingWords({ scribing, added }: ScrollCost, spell: ScrollSpell | null): string {
  const components = componentWords(spell);
  if (scribing === null) {
    return `Time and cost are up to the game master in the 2014 rules.${components}`;
  }
  const sum = added > 0 ? `, ${gold(scribing.gp + added)} with consumed components` : '';
  return `${dayWords(scribing.days)} of 8 hours and ${gold(scribing.gp)}${sum}. Needs proficiency in Arcana or with calligrapher’s supplies, and the spell prepared each day.${components}`;
}

function componentWords(spell: ScrollSpell | null): string {
  if (!spell?.components.m) return '';
  const components = componentsOf(spell);
  if (components === null) return ' Needs its components, which have no listed cost.';
  const used = usedUpGp(components);
  const stays = components.costGp - used;
  const words = [
    ...(used > 0 ? [` Consumes components worth ${gold(used)}.`] : []),
    ...(stays > 0
      ? [` Needs ${used > 0 ? 'other ' : ''}components worth ${gold(stays)}, not consumed.`]
      : []),
  ];
  return words.join('');
}

function componentsOf({ components }: ScrollSpell): Components | null {
  const { costGp } = components;
  return costGp === null ? null : { ...components, costGp };
}

function copyingWords(
  { copying }: ScrollCost,
  spell: ScrollSpell | null,
  arcana: number | null,
): string {
  if (copying === null) return 'Cantrips are not copied into spellbooks.';
  if (spell && !spell.wizard) return `${spell.name} is not a wizard spell, so it cannot be copied.`;
  const { hours, gp, dc } = copying;
  return `${hours} hours, ${gold(gp)} and a DC ${dc} Intelligence (Arcana) check${chanceOf(dc, arcana)}. The scroll is destroyed either way.`;
}
