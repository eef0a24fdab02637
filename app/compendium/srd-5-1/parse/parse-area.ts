import type { Area } from '../../records/record-parts';

type Rule = readonly [RegExp, (found: RegExpExecArray) => Area];

/** The patterns for areas in the SRD's statblocks, most specific first. */
const RULES: readonly Rule[] = [
  [/(\d+)-foot line that is (\d+) feet wide/, (it) => area('line', it[1], it[2])],
  [
    /line (?:of [a-z]+ )?that is (\d+) feet long and (\d+) feet wide/,
    (it) => area('line', it[1], it[2]),
  ],
  [/(\d+)-foot cone/, (it) => area('cone', it[1])],
  [
    /(\d+)-foot[- ]radius, (\d+)-foot[- ]tall cylinder/,
    (it) => area('cylinder', it[1], undefined, it[2]),
  ],
  [/(\d+)-foot[- ]radius sphere/, (it) => area('sphere', it[1])],
  [/(\d+)-foot[- ]radius cylinder/, (it) => area('cylinder', it[1])],
  [/(\d+)-foot-radius cloud/, (it) => area('emanation', it[1])],
  [/(\d+)-foot radius/, (it) => area('emanation', it[1])],
  [/up to (\d+) feet long and (\d+) feet high/, (it) => area('wall', it[1], undefined, it[2])],
  [/within (\d+) feet of (?:that point|the flash)/, (it) => area('sphere', it[1])],
  [
    /(?:each|every|any|all) [^.]*?(?<!see |seen )within (\d+) feet of (?:it|the|her)\b/i,
    (it) => area('emanation', it[1]),
  ],
  [/one or more creatures [a-z ]*within (\d+) feet of it/, (it) => area('emanation', it[1])],
  [/[Cc]reatures within (\d+) feet of/, (it) => area('emanation', it[1])],
];

/** The area that a text describes, or null when there is none. */
export function areaIn(words: string): Area | null {
  for (const [pattern, found] of RULES) {
    const match = pattern.exec(words);
    if (match) return found(match);
  }
  return null;
}

function area(shape: Area['shape'], feet?: string, width?: string, height?: string): Area {
  return {
    shape,
    feet: Number(feet),
    widthFeet: width === undefined ? null : Number(width),
    heightFeet: height === undefined ? null : Number(height),
  };
}
