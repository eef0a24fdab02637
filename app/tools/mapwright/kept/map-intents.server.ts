import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { type Asked, answer, refused, text } from './map-form-answers.server';
import { duplicate, rename, save, saveRecipe } from './map-saves.server';
import { drawSharedView } from './shared-view';

/** Executes a form's intent on a user's maps. */
export async function answerMapForm(request: Request, context: AppLoadContext, page?: 'stays') {
  const person = await requireMember(context);
  const form = await readForm(request);
  const asked = { context, person, form, stays: page === 'stays' };
  const intent = form.get('intent');
  switch (intent) {
    case 'delete':
      return remove(asked);
    case 'bring-back':
      return bringBack(asked);
    case 'forget-deleted':
      return forgetDeleted(asked);
    case 'unshare':
      return stopSharing(asked);
  }
  if (!person.pro) return answerPro({ what: 'Saving maps', stays: 'your map', form });
  switch (intent) {
    case 'save':
      return save(asked);
    case 'save-recipe':
      return saveRecipe(asked);
    case 'rename':
      return rename(asked);
    case 'duplicate':
      return duplicate(asked);
    case 'share-player':
      return share(asked, 'player');
    case 'share-gm':
      return share(asked, 'gm');
    default:
      return answer({ problem: 'This form is out of date. Reload the page and try again.' }, 400);
  }
}

async function share({ context, person, form, stays }: Asked, as: 'player' | 'gm') {
  const { services } = context;
  const code = await mapShelf.share(services, person.userId, text(form, 'id'), as, {
    now: services.clock.now(),
    show: ({ look }, json) => drawSharedView(json, look, as),
  });
  if (code === null) return notFound();
  return stays ? answer({ shared: { as, code } }) : redirect(paths.savedMaps(), 303);
}

async function stopSharing({ context, person, form, stays }: Asked) {
  const code = await mapShelf.stopSharing(context.services.db, person.userId, text(form, 'id'));
  if (code === null) return notFound();
  return stays ? answer({ shared: { as: null, code } }) : redirect(paths.savedMaps(), 303);
}

async function remove({ context, person, form }: Asked) {
  const { db, clock } = context.services;
  const id = text(form, 'id');
  const done = await mapShelf.putAway(db, person.userId, id, clock.now());
  return done
    ? redirect(`${paths.savedMaps()}?deleted=${encodeURIComponent(id)}`, 303)
    : notFound();
}

async function bringBack({ context, person, form }: Asked) {
  const { db } = context.services;
  const id = text(form, 'id');
  if (await mapShelf.bringBack(db, person.userId, id)) return redirect(paths.savedMaps(), 303);
  const isThere = (await mapShelf.nameOfDeleted(db, person.userId, id)) !== null;
  return isThere ? refused('most') : notFound();
}

async function forgetDeleted({ context, person }: Asked) {
  await mapShelf.forgetDeleted(context.services.db, person.userId);
  return redirect(paths.savedMaps(), 303);
}
