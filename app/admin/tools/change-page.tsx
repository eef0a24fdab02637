import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { withOverrides } from '~/catalogue/overrides';
import { forgetWords } from '~/catalogue/overrides.server';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Button } from '~/ui/button';
import { APPLY } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { Moment } from '../frame/moment';
import { Section } from '../frame/section';
import { ChangeForm } from './change-form';
import { launchTool, planChange, standingOf } from './launch-sql.server';
import { SightTable } from './sight-table';
import { besideAccess, standingWords } from './tool-words';
import { changeFields, readChange, seenStanding, seenWords, toolNamed } from './wanted-change';
import { whoSees } from './who-sees';

export const meta: MetaFunction = ({ matches }) => privateMeta('Change a tool', matches);

/** The present or proposed state of the tool in the query, and who would see what. Changes nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, clock } = context.services;
  const { searchParams } = new URL(request.url);
  const typed = changeFields(searchParams);
  const own = toolNamed(typed.tool);
  if (own === null) return notFound('There is no such tool.');
  const now = clock.now();
  const standing = { id: own.id, ...(await standingOf(db, own.id, now)) };
  const [stands = own] = withOverrides([own], [standing]);
  const asked = searchParams.has('state');
  const reading = asked ? readChange(typed, now) : null;
  const change = reading?.ok ? reading.change : null;
  const [shown = own] = withOverrides([own], [change ?? standing]);
  const fields = asked
    ? typed
    : { ...typed, state: standing.state ?? '', access: standing.access ?? '' };
  return {
    asked,
    fields,
    change,
    own,
    seen: seenWords(standing),
    problem: reading && !reading.ok ? reading.problem : null,
    stands: standingWords(stands),
    shown: standingWords(shown),
    isSame:
      change?.at === null && change.state === standing.state && change.access === standing.access,
    sights: whoSees(shown),
    beside: besideAccess(shown.keeps, shown.access),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const { db, clock } = services;
  const form = await readForm(request);
  const fields = changeFields(form);
  const act = { now: clock.now(), admin, requestId };
  const reading = readChange(fields, act.now);
  if (!reading.ok) return data({ problem: reading.problem }, { status: 400 });
  const { at, ...wanted } = reading.change;
  if (at === null) {
    const launched = await launchTool(db, wanted, act, seenStanding(form));
    forgetWords(services);
    if (launched === 'meanwhile') return data({ problem: MEANWHILE }, { status: 409 });
    return redirect(adminPaths.tools({ done: launched, tool: wanted.id }), 303);
  }
  const planned = await planChange(db, { ...wanted, at }, act);
  forgetWords(services);
  if (planned === 'planned')
    return redirect(adminPaths.tools({ done: 'planned', tool: wanted.id }), 303);
  return data({ problem: NOT_PLANNED[planned] }, { status: 409 });
}

const MEANWHILE =
  'Someone else changed this tool meanwhile, so nothing was changed. Its current state is above.';

const NOT_PLANNED = {
  taken: 'Another change of this tool is planned for that time. Cancel it, or choose another time.',
  full: 'Too many changes are planned. Cancel some first.',
} as const;

/** The preview of a tool's change: who will see what, and then the button. */
export default function ChangePage() {
  const { own, fields, asked, change, problem, stands, shown, isSame, sights, beside, seen } =
    useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const trouble = (told && 'problem' in told ? told.problem : null) ?? problem;
  return (
    <Management part="tools" title={own.title}>
      <p>
        <Link to={adminPaths.tools()}>All tools</Link>
      </p>
      {trouble && <Notice tone="problem" announce title={trouble} />}
      <Section title={`Now: ${stands}`}>
        <ChangeForm key={JSON.stringify(fields)} tool={own} fields={fields} asked={asked} />
      </Section>
      <Section title={change ? `Preview: ${shown}` : 'Who sees what now'} id="preview">
        <SightTable sights={sights} built={own.built} />
        {beside && <p>{beside}</p>}
        {own.tryRoute && (
          <p>
            {own.tryAlways
              ? 'Everyone can always try it at '
              : 'Once it is live, everyone can try it at '}
            <Link to={own.tryRoute}>{own.tryRoute}</Link>.
          </p>
        )}
        {isSame && <p>It is already like this.</p>}
        {change && !isSame && (
          <Form method="post" action={adminPaths.toolChange(fields)}>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="seen" value={seen} />
            <Button>
              {change.at === null ? (
                APPLY
              ) : (
                <span>
                  Plan it for <Moment at={change.at} />
                </span>
              )}
            </Button>
          </Form>
        )}
      </Section>
    </Management>
  );
}
