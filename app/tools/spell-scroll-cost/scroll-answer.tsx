import type { ReactNode } from 'react';
import { paths } from '~/paths';
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

/** One scroll: what it costs to buy, to write, to read and to copy. */
export function ScrollAnswer({ asked, level, found }: ScrollAnswerProps) {
  const spell = found?.spell ?? null;
  const { edition, arcana, casting } = asked;
  const cost = scrollCost(edition, level, spell && componentsOf(spell));
  return (
    <section id="scroll" className={styles.answer} aria-labelledby="scroll-title">
      <h2 id="scroll-title">
        {spell ? (
          <>
            A scroll of <a href={paths.spell({ id: spell.id })}>{spell.name}</a>
          </>
        ) : (
          `A scroll of a ${level === 0 ? 'cantrip' : `${levelWords(level)} spell`}`
        )}
      </h2>
      <p className={styles.kind}>
        {spell && `${levelWords(level)} · `}
        {rarityWords(cost.rarity)} · rules of {edition}
      </p>
      {found && found.others.length > 0 && <Others edition={edition} names={found.others} />}
      <dl className={styles.facts}>
        <Fact name={cost.price.guide ? 'Price, a guide' : 'Price'}>
          <strong>{priceWords(cost.price)}</strong>
          {cost.added > 0 && `, with ${gold(cost.added)} of components that the spell uses up`}
          {cost.price.guide && '. The rules of 2014 name none: this is ours, and yours to change.'}
        </Fact>
        <Fact name="Where to find one">
          From about level {cost.shop.partyLevel} of the party: {cost.shop.where}. A guide, no rule.
        </Fact>
        <Fact name="To write one">{writingWords(cost, spell)}</Fact>
        <Fact name="When it is read">
          Save DC {cost.saveDc}, {signed(cost.attack)} to hit, whoever reads it; no components.
        </Fact>
        <Fact name="A level too high">
          {level === 0
            ? 'No cantrip is: whoever has it on the list of their class casts it.'
            : `Whoever has no slot of its level checks their spellcasting ability, DC ${cost.tooHighDc}${chanceOf(cost.tooHighDc, casting)}. Failed, the words fade and nothing happens.`}
        </Fact>
        <Fact name="Into a spellbook">{copyingWords(cost, spell, arcana)}</Fact>
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
    return `The rules of 2014 leave the time and the cost to the game master.${components}`;
  }
  const sum = added > 0 ? `, ${gold(scribing.gp + added)} with what is used up` : '';
  return `${dayWords(scribing.days)} of eight hours and ${gold(scribing.gp)}${sum}. Whoever writes it is proficient in Arcana or with calligrapher’s supplies, and has the spell prepared each day.${components}`;
}

function componentWords(spell: ScrollSpell | null): string {
  if (!spell?.components.m) return '';
  const components = componentsOf(spell);
  if (components === null) return ' Its components are at hand; they cost nothing worth counting.';
  const used = usedUpGp(components);
  const stays = components.costGp - used;
  const words = [
    ...(used > 0 ? [` Components worth ${gold(used)} are used up when it is done.`] : []),
    ...(stays > 0
      ? [` ${used > 0 ? 'Others' : 'Components'} worth ${gold(stays)} are at hand, and stay.`]
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
  if (copying === null) return 'No spellbook takes a cantrip.';
  if (spell && !spell.wizard) return `${spell.name} is no wizard’s spell: no spellbook takes it.`;
  const { hours, gp, dc } = copying;
  return `${hours} hours, ${gold(gp)}, and an Intelligence (Arcana) check, DC ${dc}${chanceOf(dc, arcana)}. Met or failed, the scroll is gone.`;
}
