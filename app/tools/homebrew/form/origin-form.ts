import { slugFor } from '~/compendium/foreign/slug-for';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { fromKept, isPart } from './kept-json';
import type { FormReading } from './reading';

type Origin = Pick<MonsterRecord, 'slug' | 'source' | 'section' | 'licence' | 'variantOf'>;

/** Reads where a record comes from; an own record's slug follows its name. */
export function originOf(form: FormReading, name: string): Origin {
  const kept = fromKept(form.raw('origin'));
  const text = (key: string) => {
    const value = isPart(kept) ? kept[key] : null;
    return typeof value === 'string' ? value : null;
  };
  return {
    slug: text('slug') ?? slugFor(name),
    source: text('source') ?? 'Homebrew',
    section: text('section'),
    licence: text('licence'),
    variantOf: text('variantOf'),
  };
}
