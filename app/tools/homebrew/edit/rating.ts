import type { MonsterRecord } from '~/compendium/records/monster-record';
import { challengeText } from '~/rules/challenge';
import { explainChallenge } from '../challenge/explain';
import { leftByScaling } from '../challenge/left-by-scaling';
import { type ModernExpectation, modernExpectation } from '../challenge/modern-expectations';
import { type Nudge, nudgesOf } from '../challenge/nudges';
import type { SpellHarm } from '../challenge/spell-deeds';

/** A step of the calculation as text: label, value and reason. */
export type RatingStep = { readonly label: string; readonly value: string; readonly why: string };

/** The content of the challenge rating panel. */
export type Rating = {
  readonly cr: string;
  readonly named: string;
  readonly average: string;
  readonly defence: { readonly cr: string; readonly steps: readonly RatingStep[] };
  readonly offence: { readonly cr: string; readonly steps: readonly RatingStep[] };
  readonly uncounted: readonly string[];
  readonly nudges: readonly string[];
  /** The usual numbers of 2024 creatures of the listed rating, beside the creature's own. */
  readonly modern: readonly {
    readonly label: string;
    readonly own: string;
    readonly usual: string;
  }[];
  /** The entries whose text keeps amounts when the creature is scaled. */
  readonly left: readonly string[];
};

/**
 * Explains a creature's rating: its halves step by step, what would change it, and the usual 2024 numbers; spells count
 * if their damage is known.
 */
export function ratingOf(record: MonsterRecord, spellHarm?: SpellHarm): Rating {
  const explained = explainChallenge(record, spellHarm);
  const { toughness, prowess, defence, offence, measured } = explained;
  const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);
  const bonus = measured.by === 'save' ? `DC ${measured.bonus}` : signed(measured.bonus);
  const expected = measured.by === 'save' ? `DC ${offence.expected}` : signed(offence.expected);
  return {
    cr: challengeText(explained.cr),
    named: challengeText(explained.named),
    average: String(Math.round(explained.average * 100) / 100),
    defence: {
      cr: challengeText(defence.cr),
      steps: [
        { label: 'Hit points', value: String(toughness.hitPoints), why: 'As listed.' },
        ...toughness.steps.map(({ label, value, why }) => ({ label, value: signed(value), why })),
        {
          label: 'Effective hit points',
          value: String(toughness.effectiveHitPoints),
          why: `Typical of CR ${challengeText(defence.first)}, which expects Armor Class ${defence.expected}.`,
        },
        {
          label: 'Effective Armor Class',
          value: String(toughness.effectiveArmorClass),
          why: movedWords(defence.moved),
        },
      ],
    },
    offence: {
      cr: challengeText(offence.cr),
      steps: [
        ...prowess.rounds.map(({ deeds, damage }, at) => ({
          label: `Round ${at + 1}`,
          value: String(damage),
          why:
            deeds.length === 0
              ? 'Nothing that deals damage.'
              : `${deeds.map((deed) => `${deed.name} ${deed.damage}`).join(', ')}.`,
        })),
        {
          label: 'Damage per round',
          value: String(prowess.damage),
          why: `Typical of CR ${challengeText(offence.first)}, which expects ${expected}.`,
        },
        {
          label: measured.by === 'save' ? 'Save DC' : 'Attack bonus',
          value: bonus,
          why: movedWords(offence.moved),
        },
      ],
    },
    uncounted: prowess.uncounted,
    nudges: nudgesOf(explained).map((nudge) => nudgeWords(nudge, measured.by)),
    modern: modernRows(record, modernExpectation(record.cr), measured),
    left: leftByScaling(record),
  };
}

function movedWords(moved: number): string {
  if (moved === 0) return 'As expected: no change.';
  const steps = Math.abs(moved) === 1 ? '1 step' : `${Math.abs(moved)} steps`;
  return `${moved > 0 ? 'Better' : 'Worse'} than expected: ${steps} ${moved > 0 ? 'up' : 'down'}.`;
}

const NOUNS: Readonly<Record<Nudge['of'], string>> = {
  hitPoints: 'hit points',
  armorClass: 'Armor Class',
  damage: 'damage per round',
  bonus: 'attack bonus',
};

function nudgeWords({ of, by, cr }: Nudge, way: 'attack' | 'save'): string {
  const noun = of === 'bonus' && way === 'save' ? 'save DC' : NOUNS[of];
  return `${by > 0 ? '+' : '−'}${Math.abs(by)} ${noun}: CR ${challengeText(cr)}`;
}

function modernRows(
  record: MonsterRecord,
  usual: ModernExpectation | null,
  measured: { damage: number; by: 'attack' | 'save'; bonus: number },
): Rating['modern'] {
  if (usual === null) return [];
  const range = ({ low, middle, high }: { low: number; middle: number; high: number }) =>
    low === high ? String(middle) : `${low} to ${high}, typically ${middle}`;
  const bonus = measured.by === 'save' ? usual.saveDc : usual.attackBonus;
  return [
    { label: 'Armor Class', own: String(record.ac.value), usual: range(usual.armorClass) },
    { label: 'Hit points', own: String(record.hp.average), usual: range(usual.hitPoints) },
    { label: 'Damage per round', own: String(measured.damage), usual: range(usual.damage) },
    ...(bonus === null
      ? []
      : [
          {
            label: measured.by === 'save' ? 'Save DC' : 'Attack bonus',
            own: String(measured.bonus),
            usual: range(bonus),
          },
        ]),
  ];
}
