import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import type { AddGroup, ThingKind, ThingToAdd } from '~/catalogue/add-to/add-facts';
import type { ToolId } from '~/catalogue/tool';

/** A form of the menu, read. */
export type AddAsked = {
  context: AppLoadContext;
  person: Person;
  thing: ThingToAdd;
  /** The id of the target; empty for a new one. */
  id: string;
  /** How many of the thing. */
  count: number;
  /** The name typed for a new target. */
  name: string;
  /** A UUID made of the one that came with the form, and of what the form asks for. */
  key: string;
};

/** What was added where: the target's name and page, and what undoes it. */
export type AddDone =
  | {
      ok: true;
      name: string;
      to: string;
      undo: string | null;
      /** It was there before. */
      already?: true;
      /** How many were added, where a target takes more than one. */
      many?: number;
    }
  | { ok: false; status: number; problem: string; upgrade?: true };

/** A kind of target: what it is called in the form, who may use it, and how things are added. */
export type TargetKind = {
  /** The part of `to` before the colon. */
  is: string;
  takes: ThingKind;
  /** The tool that must be open to the user, and what saving with it requires. */
  tool: ToolId;
  /** Whether each target decides itself whether it needs Pro. */
  judgesPro?: true;
  list(asked: Pick<AddAsked, 'context' | 'person' | 'thing'>): Promise<AddGroup>;
  add(asked: AddAsked): Promise<AddDone>;
  /** Undoes what `add` did; `rest` is what followed the id in its `undo`. */
  undo(asked: AddAsked, rest: readonly string[]): Promise<AddDone>;
};

/** The most targets of a kind that the menu offers, those used last first. */
export const MOST_TARGETS = 100;

/** The refusal for a target that is not the user's, or is no longer there. */
export function goneTarget(what: string): AddDone {
  return { ok: false, status: 404, problem: `This ${what} no longer exists.` };
}
