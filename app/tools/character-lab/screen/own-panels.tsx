import { TakeAlong } from '../table/take-along';
import { PortraitForm } from './portrait-form';
import { SharePanel } from './share-panel';

export type OwnPanelsProps = {
  id: string;
  /** The version of the character, so that a new picture has a new URL. */
  version: number;
  portrait: boolean;
  mayChange: boolean;
  /** The share code; null while not shared. */
  shared: string | null;
  /** The origin of the site, for the absolute URL. */
  origin: string;
};

/** What else an owner does with a character: export it, set its portrait, share and delete it. */
export function OwnPanels(props: OwnPanelsProps) {
  const { id, version, portrait, mayChange, shared, origin } = props;
  return (
    <>
      <TakeAlong id={id} mayChange={mayChange} />
      {mayChange && <PortraitForm id={id} version={version} portrait={portrait} />}
      {mayChange && <SharePanel code={shared} origin={origin} />}
    </>
  );
}
