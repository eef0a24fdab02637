import type { MemberSetting } from '~/parties/member';
import { MEMBER_TEXTS, settingText } from '~/parties/member-text';
import type { PartyMember } from '~/parties/party';
import styles from './member-card.module.css';
import { goldWords, slotWords } from './member-words';

const SHOWN: readonly MemberSetting[] = [
  ...(['ac', 'initiative', 'passivePerception', 'passiveInvestigation', 'passiveInsight'] as const),
  ...(['speeds', 'languages', 'notes'] as const),
];

/** Another player's member: the facts that the user may read. */
export function MemberFacts({ member: { settings } }: { member: PartyMember }) {
  const facts = SHOWN.map((name) => [MEMBER_TEXTS[name].label, settingText(name, settings[name])]);
  const all = [...facts, ['Slots left', slotWords(settings)], ['Gold', goldWords(settings.copper)]];
  return (
    <dl className={styles.facts}>
      {all
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
