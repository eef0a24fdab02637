import { useRevalidator } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { HealthChange, MemberHealth, MemberSetting } from '~/parties/member';
import { settingText } from '~/parties/member-text';
import { afterChanges } from '~/parties/member-vitality';
import type { PartyMember } from '~/parties/party';
import { partyPaths } from '~/party-paths';
import { postJson } from '~/platform/post-json';
import { keepTrying } from '~/ui/keep-trying';
import { lostEdits, type OwnEdit } from './lost-edits';
import type { ReplacedText } from './party-answers';
import type { PartyView } from './party-view';
import type { MemberChange } from './read-change';

/** A change that the page already shows; `seq` is the party's counter once the server has it. */
type Waiting = { key: string; change: MemberChange; seq: number | null };

type Kept = {
  seq: number;
  replaced: ReplacedText[];
  versions: Partial<Record<MemberSetting, number>>;
};

const AGAIN_MS = 3000;

/** The changes that a page can make to members, and the values to show before the server has answered. */
export type PartyLine = {
  set: (member: string, setting: MemberSetting, text: string, seen: number) => void;
  press: (member: string, does: HealthChange['does'], amount: number) => void;
  textOf: (member: PartyMember, setting: MemberSetting) => string;
  healthOf: (member: PartyMember) => MemberHealth;
  /** Edits that replaced, or were replaced by, another user's. */
  told: { lost: ReplacedText[]; replaced: ReplacedText[]; refused: string | null };
  letGo: () => void;
  isWaiting: boolean;
  isLate: boolean;
};

/** Sends changes one after the other, retries while the connection is poor, and reports whose edit replaced whose. */
export function usePartyLine({ id, seq, list, me }: PartyView): PartyLine {
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [isLate, setLate] = useState(false);
  const [told, setTold] = useState<PartyLine['told']>(NOTHING_TOLD);
  const own = useRef<OwnEdit[]>([]);
  const unsent = waiting.find((one) => one.seq === null);
  const key = unsent?.key;
  const next = useRef(unsent);
  next.current = unsent;

  useEffect(() => {
    const sending = next.current;
    if (!key || !sending) return;
    let ended = false;
    let endTrying = () => {};
    const send = async () => {
      endTrying();
      const answer = await postJson<Kept>(partyPaths.partyChanges({ id }), sending.change);
      if (ended) return;
      if (answer.is === 'later') {
        setLate(true);
        endTrying = keepTrying(document, send, AGAIN_MS);
        return;
      }
      setLate(false);
      if (answer.is === 'done') {
        const { value } = answer;
        own.current = [...own.current, ...editsOf(sending.change, value.versions)];
        if (value.replaced.length > 0) {
          setTold((before) => ({ ...before, replaced: [...before.replaced, ...value.replaced] }));
        }
        setWaiting((all) =>
          all.map((one) => (one.key === sending.key ? { ...one, seq: value.seq } : one)),
        );
      } else {
        const refused = answer.is === 'refused' ? answer.sentence : 'This no longer exists.';
        setTold((before) => ({ ...before, refused }));
        setWaiting((all) => all.filter((one) => one.key !== sending.key));
      }
      revalidate();
    };
    void send();
    return () => {
      ended = true;
      endTrying();
    };
  }, [id, key, revalidate]);

  useEffect(() => {
    setWaiting((all) =>
      all.some((one) => has(seq, one)) ? all.filter((one) => !has(seq, one)) : all,
    );
    const { lost, standing } = lostEdits(own.current, list, me);
    own.current = standing;
    if (lost.length > 0) setTold((before) => ({ ...before, lost: [...before.lost, ...lost] }));
  }, [seq, list, me]);

  const isWaiting = unsent !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWaiting]);

  return useMemo(() => {
    const send = (change: MemberChange) =>
      setWaiting((all) => [...all, { key: crypto.randomUUID(), change, seq: null }]);
    // Changes that the loaded party includes already are left out.
    const open = waiting.filter((one) => !has(seq, one)).map(({ change }) => change);
    return {
      set: (member, setting, text, seen) =>
        send({ member, typed: { [setting]: text }, seen: { [setting]: seen } }),
      press: (member, does, amount) =>
        send({ member, health: [{ id: crypto.randomUUID(), does, amount }] }),
      textOf: (member, setting) => {
        const last = open.findLast(
          (one) => one.member === member.id && 'typed' in one && setting in one.typed,
        );
        const typed = last && 'typed' in last ? last.typed[setting] : undefined;
        return typed ?? settingText(setting, member.settings[setting]);
      },
      healthOf: (member) => {
        const presses = open.flatMap((one) =>
          one.member === member.id && 'health' in one ? one.health : [],
        );
        const { now, temporary } = afterChanges({ ...member.settings, ...member.health }, presses);
        return { now, temporary };
      },
      told,
      isLate,
      isWaiting,
      letGo: () => setTold(NOTHING_TOLD),
    };
  }, [waiting, seq, told, isLate, isWaiting]);
}

const NOTHING_TOLD: PartyLine['told'] = { lost: [], replaced: [], refused: null };

const has = (seq: number, one: Waiting) => one.seq !== null && one.seq <= seq;

function editsOf(change: MemberChange, versions: Kept['versions']): OwnEdit[] {
  if (!('typed' in change)) return [];
  return Object.entries(change.typed).map(([name, text]) => {
    const setting = name as MemberSetting;
    return { member: change.member, setting, text, version: versions[setting] ?? 0 };
  });
}
