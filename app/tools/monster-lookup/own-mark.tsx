import { isOwnId } from '~/compendium/records/own-id';
import layout from '~/ui/layout.module.css';

/** Says beside a monster's name that whoever looks owns it: nobody else is ever shown one. */
export function OwnMark({ id }: { id: string }) {
  return isOwnId(id) && <small className={layout.soft}> Yours</small>;
}
