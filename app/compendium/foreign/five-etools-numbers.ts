import { withoutTags } from './five-etools-tags';
import { linesOf } from './five-etools-words';
import { asObject, type Foreign, listOf, numberOf, objectsOf, own, textOf } from './foreign';
import type { Ledger } from './reading';

const WAYS = ['walk', 'burrow', 'climb', 'fly', 'swim'];
/** A condition that a statblock can express as a form: "in wolf form", "with mage armor". */
const FORM = /^\(?((?:with|while|in) [^()]+)\)?$/i;

/**
 * Formats armor class: the first value is the creature's own; others become forms, or are reported when they have no
 * name.
 */
export function etoolsArmor(given: unknown, ledger: Ledger): string {
  const [first, ...others] = listOf(given).map((one) => {
    const object = asObject(one);
    const from = listOf(own(object, 'from')).map((each) => withoutTags(textOf(each)));
    return {
      special: withoutTags(textOf(own(object, 'special'))),
      number: textOf(one) || textOf(own(object, 'ac')),
      from: from.length === 0 ? '' : ` (${from.join(', ')})`,
      condition: withoutTags(textOf(own(object, 'condition'))),
    };
  });
  if (first === undefined) return '';
  const forms = others.flatMap(({ special, number, from, condition }) => {
    const form = FORM.exec(condition)?.[1];
    if (number !== '' && form !== undefined) return [`, ${number}${from} ${form}`];
    const text = special || `${number}${from} ${condition}`.trim();
    const why = 'The file does not say in which form this Armor Class applies.';
    ledger.dropped.push({ field: 'Armor Class', text: text.slice(0, 300), why });
    return [];
  });
  if (first.special !== '') return first.special;
  const form = FORM.exec(first.condition)?.[1];
  if (first.condition !== '') {
    const text = `${first.number}${first.from} ${first.condition}`;
    const why = 'Read as its Armor Class at any time.';
    ledger.changed.push({ field: 'Armor Class', from: text, to: first.number, why });
  }
  const behind = form === undefined ? '' : ` ${form}`;
  return `${first.number}${first.from}${forms.length === 0 ? behind : forms.join('')}`;
}

/** Formats the speeds; a speed that is a choice or holds only sometimes is reported in the ledger. */
export function etoolsSpeed(given: unknown, ledger: Ledger): string {
  if (typeof given === 'number') return `${given} ft.`;
  const speed = asObject(given);
  if (speed === null) return textOf(given);
  const ways = WAYS.flatMap((way) => wayOf(speed, way, ledger));
  tellChoice(speed, ledger);
  const hovers = own(speed, 'canHover') === true;
  const hover = hovers && !/hover/.test(ways.join(' ')) ? ' (hover)' : '';
  return `${ways.join(', ')}${hover}${alternates(speed, ledger)}`;
}

function wayOf(speed: Foreign, way: string, ledger: Ledger): string[] {
  const one = own(speed, way);
  if (one === undefined || one === false) return [];
  const walk = own(speed, 'walk');
  const feet =
    one === true
      ? (numberOf(walk) ?? numberOf(own(asObject(walk), 'number')))
      : (numberOf(one) ?? numberOf(own(asObject(one), 'number')));
  const condition = withoutTags(textOf(own(asObject(one), 'condition')));
  if (feet === null) return [];
  if (condition === '' || /^\(?hover\)?$/i.test(condition))
    return [`${way} ${feet} ft.${condition === '' ? '' : ' (hover)'}`];
  const why = 'Read as a speed at any time: its condition cannot be stored.';
  const from = `${way} ${feet} ft. ${condition}`.slice(0, 300);
  ledger.changed.push({ field: 'Speed', from, to: `${way} ${feet} ft.`, why });
  return [`${way} ${feet} ft.${/hover/i.test(condition) ? ' (hover)' : ''}`];
}

/** Formats speeds of other forms; those without a form's name are reported in the ledger. */
function alternates(speed: Foreign, ledger: Ledger): string {
  const forms = new Map<string, string[]>();
  for (const [way, list] of Object.entries(asObject(own(speed, 'alternate')) ?? {})) {
    for (const one of Array.isArray(list) ? listOf(list) : [list]) {
      const feet = numberOf(one) ?? numberOf(own(asObject(one), 'number'));
      const condition = withoutTags(textOf(own(asObject(one), 'condition')));
      const form = /\bin [^()]+ form\b/i.exec(condition)?.[0];
      if (feet === null) continue;
      const words = `${way} ${feet} ft.`;
      if (form !== undefined) forms.set(form, [...(forms.get(form) ?? []), words]);
      else {
        const why = 'The file does not say in which form it has this speed.';
        ledger.dropped.push({ field: 'Speed', text: `${words} ${condition}`.trim(), why });
      }
    }
  }
  return [...forms].map(([form, ways]) => `; ${ways.join(', ')} ${form}`).join('');
}

/** Reports a choice such as "climb or fly 20 ft. (chosen when it is made)", which the user must decide. */
function tellChoice(speed: Foreign, ledger: Ledger): void {
  const choose = asObject(own(speed, 'choose'));
  if (choose === null) return;
  const ways = listOf(own(choose, 'from')).map(textOf).join(' or ');
  const words = `${ways} ${textOf(own(choose, 'amount'))} ft. ${textOf(own(choose, 'note'))}`;
  const why = 'Which of them it has is a choice: enter it by hand.';
  ledger.dropped.push({ field: 'Speed', text: words.trim().slice(0, 300), why });
}

/** Formats bonuses by name; choices and plain text are reported in the ledger. */
export function etoolsBonuses(
  list: Foreign | null,
  field: string,
  ledger: Ledger,
  name: (key: string) => string = (key) => key,
): string {
  return Object.entries(list ?? {})
    .flatMap(([key, bonus]) => {
      const plain = typeof bonus === 'number' || typeof bonus === 'string';
      if (plain && key !== 'special' && key !== 'other') return [`${name(key)} ${signed(bonus)}`];
      const text = leftWords(bonus);
      const why = 'It is a choice, or applies only at times: enter it by hand.';
      if (text !== '') ledger.dropped.push({ field, text: text.slice(0, 300), why });
      return [];
    })
    .join(', ');
}

function signed(bonus: string | number): string {
  return typeof bonus === 'number' && bonus >= 0 ? `+${bonus}` : textOf(bonus);
}

/** Formats nested lists and objects as text: "one of arcana +7, history +7". */
function leftWords(value: unknown): string {
  if (Array.isArray(value)) return listOf(value).map(leftWords).filter(Boolean).join('; ');
  const object = asObject(value);
  if (object === null) return withoutTags(textOf(value));
  const choice = objectsOf([own(object, 'oneOf')])[0];
  const pairs = (of: Foreign) =>
    Object.entries(of).map(([key, bonus]) => `${key} ${textOf(bonus)}`.trim());
  if (choice !== undefined) return `one of ${pairs(choice).join(', ')}`;
  return linesOf(object).join(' ') || pairs(object).join(', ');
}
