import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { forgetWords } from '~/catalogue/overrides.server';
import { readForm } from '~/platform/form';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { cancelPlan, takeBack } from './launch-sql.server';
import { PlanList } from './plan-list';
import { toolList } from './tool-list.server';
import { ToolTable } from './tool-table';
import { changeFields, seenStanding, toolNamed } from './wanted-change';

export const meta: MetaFunction = ({ matches }) => privateMeta('Tools', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, clock } = context.services;
  const { searchParams } = new URL(request.url);
  const named = toolNamed(searchParams.get('tool') ?? '');
  const list = await toolList(db, clock.now());
  const isLive = list.tools.some(({ id, state }) => id === named?.id && state === 'live');
  const say = DONE[searchParams.get('done') ?? ''];
  return { ...list, done: say?.(named?.title ?? 'The tool', isLive) ?? null };
}

/** The message after each action. */
const DONE: Readonly<Record<string, (tool: string, isLive: boolean) => string>> = {
  launched: (tool, isLive) =>
    `${tool}: ${isLive ? 'Live now' : 'Changed'}. Open pages update within 30 seconds.`,
  same: (tool) => `${tool} is already like this.`,
  planned: (tool) => `${tool}: change planned.`,
  'taken-back': (tool) => `${tool}: last change undone.`,
  canceled: (tool) => `${tool}: planned change canceled.`,
};

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const form = await readForm(request);
  const act = { now: services.clock.now(), admin, requestId };
  switch (form.get('intent')) {
    case 'take-back': {
      const tool = toolNamed(changeFields(form).tool);
      if (tool === null) return refused('Choose one of the tools.', 400);
      const done = await takeBack(services.db, tool.id, act, seenStanding(form));
      forgetWords(services);
      if (!done) {
        const why = `${tool.title} has no such change to undo: it was undone, or changed again. This is its current state.`;
        return refused(why, 409);
      }
      return redirect(adminPaths.tools({ done: 'taken-back', tool: tool.id }), 303);
    }
    case 'cancel': {
      const plan = Number(form.get('plan'));
      const tool = Number.isSafeInteger(plan) ? await cancelPlan(services.db, plan, act) : null;
      forgetWords(services);
      if (tool === null)
        return refused('That change has already happened or was canceled. Check the list.', 409);
      return redirect(adminPaths.tools({ done: 'canceled', tool }), 303);
    }
    default:
      return refused('This form is out of date. Reload the page and try again.', 400);
  }
}

function refused(problem: string, status: number) {
  return data({ problem }, { status });
}

/** Where an admin launches tools. */
export default function ToolsPage() {
  const { tools, plans, done } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  return (
    <Management part="tools" title="Tools">
      <p className={layout.lead}>
        The state and access of each tool. Change one now or at a set time; a preview shows who will
        see what first.
      </p>
      {told && 'problem' in told && <Notice tone="problem" announce title={told.problem} />}
      {done && !told && <Notice tone="good" announce title={done} dismissTo={adminPaths.tools()} />}
      {plans.length > 0 && <PlanList plans={plans} />}
      <ToolTable tools={tools} />
    </Management>
  );
}
