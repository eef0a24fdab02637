import type { Edition } from '~/rules/edition';
import type { CalculatorName } from './cheat-card';

/** A whole number between two limits, or one of several options. */
export type CalculatorField =
  | { name: string; label: string; min: number; max: number; preset: string }
  | { name: string; label: string; choices: readonly { value: string; label: string }[] };

/** The result, or a sentence about invalid input. */
export type CalculatorAnswer = { ok: true; text: string } | { ok: false; problem: string };

/** Returns the typed value of a field. */
export type Typed = (name: string) => string;

export type Calculator = {
  name: CalculatorName;
  heading: string;
  fields: readonly CalculatorField[];
  answer: (typed: Typed, edition: Edition) => CalculatorAnswer;
};

type ReadNumber = { ok: true; value: number } | { ok: false; problem: string };

/** Reads a whole number of a calculator's field, within its limits. */
export function readNumber(typed: string, label: string, min: number, max: number): ReadNumber {
  const text = typed.trim();
  const value = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return { ok: true, value };
  return { ok: false, problem: `${label} must be a whole number from ${min} to ${max}.` };
}
