import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { type Crop, MOST_ZOOM, wholeCrop, zoomed, zoomOf } from './crop';
import { CropStage } from './crop-stage';
import styles from './crop-stage.module.css';
import { sendPicture } from './page-send-picture';
import { openPicture, takePicture } from './page-take-picture';

export type CropDialogProps = {
  file: File;
  /** The URL to send the picture to. */
  address: string;
  onKept: () => void;
  onClose: () => void;
};

/** Lets the user choose a square of a picture, scales it down on the device, and uploads it. */
export function CropDialog({ file, address, onKept, onClose }: CropDialogProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, side: 1 });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    let isHere = true;
    let opened: ImageBitmap | null = null;
    void openPicture(file).then((read) => {
      opened = read;
      if (!isHere) return read?.close();
      setPicture(read);
      if (read === null)
        setProblem('This file cannot be read as a picture. Choose a PNG, JPEG or WebP.');
      else setCrop(wholeCrop(read));
    });
    return () => {
      isHere = false;
      opened?.close();
    };
  }, [file]);
  const change = useCallback((next: (before: Crop) => Crop) => setCrop(next), []);

  async function send(from: ImageBitmap) {
    setSending(true);
    setProblem(null);
    const made = await takePicture(from, crop);
    const trouble =
      made === null
        ? 'This browser cannot crop this picture. Choose another.'
        : await sendPicture(address, made);
    setSending(false);
    setProblem(trouble);
    if (trouble === null) onKept();
  }

  const footer: ReactNode = (
    <>
      <Button type="button" kind="quiet" onClick={onClose}>
        Cancel
      </Button>
      {picture && (
        <Button type="button" icon="check" busy={isSending} onClick={() => void send(picture)}>
          Save
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Crop the portrait" footer={footer}>
      {problem && <Notice tone="problem" announce title={problem} />}
      {picture === null && problem === null && <p role="status">Reading the picture…</p>}
      {picture && (
        <>
          <CropStage picture={picture} crop={crop} onCrop={change} />
          <Nearer {...{ picture, crop }} onCrop={change} />
        </>
      )}
    </Dialog>
  );
}

type NearerProps = {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (next: (crop: Crop) => Crop) => void;
};

function Nearer({ picture, crop, onCrop }: NearerProps) {
  const percent = Math.round(zoomOf(crop, picture) * 100);
  return (
    <label className={styles.zoom}>
      Zoom
      <input
        type="range"
        min={100}
        max={MOST_ZOOM * 100}
        step={5}
        value={percent}
        aria-valuetext={`${percent}%`}
        onChange={(event) => {
          const zoom = event.currentTarget.valueAsNumber / 100;
          onCrop((before) => zoomed(before, zoom, picture));
        }}
      />
      <output aria-hidden="true">{`${percent}%`}</output>
    </label>
  );
}
