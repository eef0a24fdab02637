import { useDeviceList } from '~/ui/use-device-list';
import { NAMED_LISTS, NOTES } from './device-named-lists';
import { deviceWords } from './device-words';

/** The link text for signed-in users: whether this device stores lists that can be imported. */
export default function ListsWords() {
  const [lists] = useDeviceList(NAMED_LISTS);
  const [notes] = useDeviceList(NOTES);
  const holds = lists.length + notes.length > 0;
  return <>{holds ? `Import ${deviceWords(lists.length, notes.length)}` : 'Lists'}</>;
}
