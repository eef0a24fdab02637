/** One event of a told fight, with its numbers; `tellBattle` turns it into words. */
export type Told =
  | { is: 'round'; round: number }
  | { is: 'comes'; who: string; round: number }
  | { is: 'turn'; who: string; hitPoints: number; maximum: number }
  | { is: 'does'; who: string; deed: string }
  | {
      is: 'attack';
      who: string;
      deed: string;
      target: string;
      die: number;
      other: number;
      bonus: number;
      ac: number;
      hit: boolean;
      critical: boolean;
    }
  | {
      is: 'save';
      who: string;
      ability: number;
      die: number;
      other: number;
      bonus: number;
      dc: number;
      saved: boolean;
      legendary: boolean;
    }
  | { is: 'harm'; who: string; amount: number; rolled: number; left: number; temporary: number }
  | { is: 'heal'; who: string; amount: number; left: number }
  | { is: 'shielded'; who: string; amount: number }
  | { is: 'mark'; who: string; mark: string }
  | { is: 'unmark'; who: string; mark: string }
  | {
      is: 'concentration';
      who: string;
      deed: string;
      kept: boolean;
      die: number;
      bonus: number;
      dc: number;
    }
  | { is: 'falls'; who: string }
  | { is: 'dies'; who: string }
  | { is: 'holds-on'; who: string; why: string }
  | { is: 'death-save'; who: string; die: number; successes: number; failures: number }
  | { is: 'stable'; who: string }
  | { is: 'rises'; who: string; hitPoints: number }
  | { is: 'reaction'; who: string; name: string }
  | { is: 'countered'; who: string; deed: string }
  | { is: 'recharge'; who: string; what: string; die: number; back: boolean }
  | { is: 'flees'; who: string }
  | { is: 'helpless'; who: string }
  | { is: 'surprised'; who: string }
  | { is: 'over'; winner: 0 | 1 | null; round: number };
