import type { Leaf } from '~/compendium/records/effects';
import { CONDITIONS, type Condition } from '~/rules/conditions';
import type { Field } from './fields';
import type { FormReading } from './reading';

/** The durations of a condition from an attack or save. */
export const LASTS = {
  'turn-end': 'until the end of its next turn',
  'turn-start': 'until the start of your monster’s next turn',
  minute: 'for 1 minute, with a new save at the end of each turn',
  open: 'until something ends it',
} as const;
export type Lasting = keyof typeof LASTS;
const SPANS = Object.keys(LASTS) as Lasting[];

/** The effect of a condition from a hit or failed save. */
export function riderEffect(condition: Condition, lasts: Lasting): Leaf {
  return { kind: 'condition', conditions: [condition], ...ENDS[lasts] };
}

const ENDS: Readonly<Record<Lasting, Pick<Extract<Leaf, { kind: 'condition' }>, 'ends'>>> = {
  'turn-end': { ends: [{ at: 'turn', of: 'target', moment: 'end', turn: 'next' }] },
  'turn-start': { ends: [{ at: 'turn', of: 'self', moment: 'start', turn: 'next' }] },
  minute: {
    ends: [
      { at: 'time', amount: 1, unit: 'minute' },
      { at: 'save', when: 'turn-end' },
    ],
  },
  open: {},
};

/** The form fields if the last effect is such a condition; otherwise null. */
export function riderFields(row: string, last: unknown): Field[] | null {
  const text = JSON.stringify(last);
  for (const condition of CONDITIONS) {
    for (const lasts of SPANS) {
      if (JSON.stringify(riderEffect(condition, lasts)) === text) {
        return [
          [`${row}.condition`, condition],
          [`${row}.lasts`, lasts],
        ];
      }
    }
  }
  return null;
}

/** The condition selected in a form, as an effect. */
export function riderOf(form: FormReading, row: string): Leaf[] {
  const condition = form.maybeOneOf(`${row}.condition`, 'The condition', CONDITIONS);
  const lasts = form.oneOf(`${row}.lasts`, 'How long it lasts', SPANS, 'turn-end');
  return condition === null ? [] : [riderEffect(condition, lasts)];
}
