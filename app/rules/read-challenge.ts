import { CHALLENGE_RATINGS, challengeText, isChallenge } from './challenge';

/** Parses a typed challenge rating ("1/4", "0.25", "½", "12"); null when it is none. */
export function readChallenge(text: string): number | null {
  const typed = text.normalize('NFKC').replace('⁄', '/').replace(/\s/g, '');
  for (const cr of CHALLENGE_RATINGS) if (typed === challengeText(cr)) return cr;
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(typed)) return null;
  const cr = Number(typed);
  return isChallenge(cr) ? cr : null;
}
