import { useDeviceList } from '~/ui/use-device-list';
import { NAMED_LISTS, NOTES } from './device-named-lists';
import { deviceWords } from './device-words';

/** What the way to all lists says to somebody who signed in: whether this device holds some that can come along. */
export default function ListsWords() {
  const [lists] = useDeviceList(NAMED_LISTS);
  const [notes] = useDeviceList(NOTES);
  const holds = lists.length + notes.length > 0;
  return <>{holds ? `Import ${deviceWords(lists.length, notes.length)}` : 'Lists'}</>;
}
