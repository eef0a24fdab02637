import { fightPaths } from '~/fight-paths';
import { askJson } from '~/platform/ask-json';
import type { FormFields } from '../form-fields';
import type { PickedMap } from './map-picker';

/** The user's saved maps; null offline. */
export async function askMaps(signal: AbortSignal): Promise<readonly PickedMap[] | null> {
  const path = fightPaths.fightMaps();
  const answer = await askJson<{ maps: readonly PickedMap[] }>(path, signal);
  return answer.is === 'here' ? answer.value.maps : null;
}

/** A saved map as the fields of the action that puts it into the fight; null if it cannot be had now. */
export async function askMap(id: string, signal: AbortSignal): Promise<FormFields | null> {
  const answer = await askJson<{ fields: FormFields }>(fightPaths.fightMaps(id), signal);
  return answer.is === 'here' ? answer.value.fields : null;
}
