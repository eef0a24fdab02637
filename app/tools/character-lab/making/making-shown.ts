import { MAKING_STEPS, type MakingStep, type Missing, type Sheet } from '~/characters/sheet/sheet';
import { stepOf } from './asked-views';
import type { Making } from './making';
import type { MakingFacts, SummaryLine } from './making-facts';
import { stepView } from './making-view';
import { stepsOf } from './step-words';

/** The step in the URL; without one, the first step with an open choice. */
export function stepAsked(url: URL, sheet: Sheet): MakingStep {
  const named = MAKING_STEPS.find((step) => step === url.searchParams.get('step'));
  const [usual = 'race'] = stepsOf(sheet.edition);
  return named ?? leftOfSteps(sheet)[0]?.step ?? usual;
}

/** Everything that the creation page shows. */
export function makingFacts(
  listed: Pick<MakingFacts, 'id' | 'version'>,
  making: Making,
  step: MakingStep,
): MakingFacts {
  const { character, sheet } = making;
  const missing = leftOfSteps(sheet);
  const left = Object.fromEntries(
    MAKING_STEPS.map((one) => [one, missing.filter((lack) => lack.step === one).length]),
  ) as Record<MakingStep, number>;
  return {
    id: listed.id,
    version: listed.version,
    name: character.name,
    edition: character.edition,
    title: titleOf(sheet),
    view: stepView(making, step),
    left,
    missing,
    problems: sheet.problems.map((one) => ({ ...one, step: stepOfPlace(sheet, one) })),
    summary: summaryOf(sheet),
    typed: making.typed ?? {},
  };
}

/** What is left to choose, in the order of the steps. */
function leftOfSteps(sheet: Sheet): Missing[] {
  const steps = stepsOf(sheet.edition);
  return sheet.missing
    .map((one) => ({ ...one, step: stepOfPlace(sheet, one) }))
    .toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}

/** Choices of spells belong to the spells step, and so do the messages about them. */
function stepOfPlace(
  sheet: Sheet,
  { place, step }: { place: string; step: MakingStep },
): MakingStep {
  const asked = sheet.asked.find((one) => one.place === place);
  return asked ? stepOf(asked) : step;
}

function titleOf({ raceName, classLine, level }: Sheet): string {
  return [raceName, level > 0 ? classLine : ''].filter(Boolean).join(', ') || 'Nothing chosen yet';
}

/** The numbers beside the form. */
function summaryOf(sheet: Sheet): SummaryLine[] {
  const plain = (label: string, told: SummaryLine['told']) => ({ label, told, signed: false });
  const withSign = (label: string, told: SummaryLine['told']) => ({ label, told, signed: true });
  const { str, dex, con, int, wis, cha } = sheet.abilities;
  return [
    plain('Hit points', sheet.hitPoints),
    plain('Armor Class', sheet.ac),
    withSign('Initiative', sheet.initiative),
    ...(sheet.speeds.walk ? [plain('Speed', sheet.speeds.walk)] : []),
    withSign('Proficiency', sheet.proficiency),
    plain('Strength', str.score),
    plain('Dexterity', dex.score),
    plain('Constitution', con.score),
    plain('Intelligence', int.score),
    plain('Wisdom', wis.score),
    plain('Charisma', cha.score),
    plain('Passive Perception', sheet.passives.perception),
    ...sheet.castings.map(({ name, dc }) => plain(`Spell DC (${name})`, dc)),
  ];
}
