import { useLocation } from '@remix-run/react';
import { useMemo } from 'react';
import { newSeed } from '~/platform/new-seed';
import { MakingScreen } from '../making/making-screen';
import type { KeepStep } from '../making/use-keeping';
import { keepStepHere, makingHere } from './device-steps';
import { deviceStorage } from './page-device-storage';

const keepOnDevice: KeepStep = async (id, fields) => {
  const { status, body } = keepStepHere(deviceStorage(), id, fields, {
    now: Date.now(),
    uuid: crypto.randomUUID(),
    seed: newSeed,
  });
  return { kind: 'answered', status, body };
};

/** A step of making a character that is kept on this device alone; null when it is not here. */
export function MakeHere({ id }: { id: string }) {
  const { key, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a step reads what the one before has written
  const loaded = useMemo(
    () => makingHere(deviceStorage(), id, new URL(search, location.href)),
    [id, search, key],
  );
  return loaded && <MakingScreen loaded={loaded} keep={keepOnDevice} />;
}
