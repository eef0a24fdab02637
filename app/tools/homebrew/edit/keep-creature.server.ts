import { redirect } from '@remix-run/cloudflare';
import { homebrewPaths } from '~/homebrew-paths';
import { paths } from '~/paths';
import { notFound, notNow } from '~/platform/answers';
import { copyName } from '~/platform/copy-name';
import type { Services } from '~/platform/services.server';
import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { scaleTo } from '../challenge/scale';
import type { SpellHarm } from '../challenge/spell-deeds';
import { withDeedDefaults } from '../form/deed-defaults';
import { type Field, fieldsOf } from '../form/fields';
import { formOf } from '../form/form-of';
import { withMultiattack } from '../form/multiattack-press';
import { pressed, pressOf, withRow } from '../form/presses';
import type { Problems } from '../form/reading';
import { FULL_MEANS } from '../form/record-of';
import { asHomebrew, creatureText, type KeptCreature, readCreature } from '../kept/creature';
import { creatureTroubleWords } from '../kept/creature-words';
import {
  type OpenedCreature,
  openCreature,
  replaceCreature,
  replaceCreatureBeside,
} from '../kept/creatures.server';
import { rememberVersion } from '../kept/remember-sql.server';
import { templateOf } from '../templates/templates';
import { creatureFields } from './creature-fields';
import { knownSpellHarm } from './known-spells.server';
import { type Rating, ratingOf } from './rating';
import { fieldsOfKept, type TypedCreature, typedCreature } from './typed-form';

/** The editor's response when it did not redirect. */
export type EditAnswer = {
  problem?: string;
  /** Another version was saved meanwhile. */
  conflict?: true;
  /** The version that was opened. */
  seen?: number;
  /** The typed values, to show them again. */
  fields?: readonly Field[];
  kept?: { version: number };
  problems?: Problems;
  rating?: Rating;
};

type Answered = { status: number; answer: EditAnswer };

/** Opens a user's own creature, or throws 404. */
export async function ownCreature(
  services: Services,
  userId: string,
  id: string,
): Promise<OpenedCreature> {
  const opened = await openCreature(services, userId, id);
  if (opened === null) return notFound();
  if (opened === 'unread') {
    return notNow('This monster cannot be read now. Try again later.');
  }
  return opened;
}

/**
 * Saves the typed form and runs the pressed action. `auto`: a background save, answered with the new version; its
 * `doubts` are earlier saves without a response, which are not treated as another user's version.
 */
export async function keepTyped(
  services: Services,
  userId: string,
  opened: OpenedCreature,
  form: Iterable<readonly [string, unknown]>,
  { auto }: { auto?: { doubts: readonly (readonly Field[])[] } } = {},
): Promise<Answered> {
  const sent = fieldsOf(form);
  if (sent === null || sent.length === 0) {
    return {
      status: 400,
      answer: { problem: 'This is too much for one monster. Nothing was saved.' },
    };
  }
  const said = (name: string) => sent.find(([field]) => field === name)?.[1] ?? '';
  const typed = creatureFields(sent);
  // A form submitted without any creature fields changes nothing.
  const before = typed.length === 0 ? fieldsOfKept(opened.kept) : typed;
  const after = withPress(before, said);
  const made = typedCreature(opened.kept, after);
  const spells = await knownSpellHarm(services.db, made.shown);
  const wanted = said('press') === 'scale' ? said('cr-wanted') : null;
  const { kept, problems, shown } = scaledTo(made, wanted, spells);
  const rating = ratingOf(shown, spells);
  const { id, version, ownId } = opened.listed;
  const seen = Number(said('version'));
  const typedOver = Number.isInteger(seen) && seen > 0 ? seen : version;
  const isOwn = version === typedOver + 1 && auto?.doubts.some((doubt) => stands(opened, doubt));
  const target = { id, version: isOwn ? version : typedOver };
  const intent = said('intent');
  // Versions that are overwritten, by another save or by scaling, can be restored.
  if (intent === 'keep-over') await rememberVersion(services.db, userId, { id, version });
  else if (wanted !== null) await rememberVersion(services.db, userId, target);
  const done =
    intent === 'keep-both'
      ? await replaceCreatureBeside(
          services,
          userId,
          { id, version },
          {
            mine: kept,
            theirs: namedApart(opened.kept),
          },
        )
      : await replaceCreature(
          services,
          userId,
          intent === 'keep-over' ? { id, version } : target,
          kept,
        );
  if (!done.ok) {
    const isChanged = done.reason === 'changed';
    return {
      status: done.reason === 'unavailable' ? 503 : 409,
      answer: {
        problem: creatureTroubleWords(done.reason),
        ...(isChanged ? { conflict: true as const } : {}),
        fields: after,
        problems,
        rating,
        seen: target.version,
      },
    };
  }
  if (auto)
    return { status: 200, answer: { kept: { version: target.version + 1 }, problems, rating } };
  const isWhole = Object.keys(problems).length === 0;
  if (intent === 'keep-open' && isWhole) throw redirect(paths.monster({ id: ownId }), 303);
  const told = intent === '' ? '' : isWhole ? '?done=saved' : '?done=draft';
  throw redirect(`${homebrewPaths.creature({ id }, told)}${placeOf(said('press'), after)}`, 303);
}

/** Returns whether the stored creature is one that this page saved without getting a response. */
function stands({ kept }: OpenedCreature, doubt: readonly Field[]): boolean {
  const sent = fieldsOf(doubt);
  if (sent === null || sent.length === 0) return false;
  const made = typedCreature(kept, creatureFields(sent)).kept;
  const text = creatureText({ ...made, record: asHomebrew(made.record) });
  const again = text === null ? null : readCreature(text);
  return again !== null && creatureText(again) === creatureText(kept);
}

function withPress(fields: readonly Field[], said: (name: string) => string): readonly Field[] {
  const press = said('press');
  if (press === 'multiattack') return withMultiattack(fields, said) ?? fields;
  if (press === 'template') {
    const chosen = templateOf(said('template'));
    return chosen === null ? fields : withRow(fields, chosen.list, chosen.row);
  }
  if (press === 'show') return withDeedDefaults(fields);
  const read = pressOf(press);
  return read === null ? fields : pressed(fields, read);
}

/** Scales the creature to another rating if that was pressed. */
function scaledTo(made: TypedCreature, wanted: string | null, spells: SpellHarm | undefined) {
  const cr = CHALLENGE_RATINGS.find((one) => String(one) === wanted);
  if (cr === undefined || Object.keys(made.problems).length > 0) return made;
  const { record } = scaleTo(made.kept.record, cr, spells);
  return typedCreature({ ...made.kept, record }, formOf(record, FULL_MEANS));
}

function namedApart(kept: KeptCreature): KeptCreature {
  return { ...kept, draft: null, record: { ...kept.record, name: copyName(kept.record.name) } };
}

/** The fragment to jump to after an action: the list whose rows changed. */
function placeOf(press: string, fields: readonly Field[]): string {
  if (press === 'scale') return '#rating';
  if (press === 'multiattack') return '#actions';
  if (press === 'template') {
    const last = fields.at(-1)?.[0].split('.')[0];
    return last === undefined ? '' : `#${last}`;
  }
  const read = pressOf(press);
  if (read === null) return '';
  return `#${read.do === 'move' ? read.to : read.list}`;
}
