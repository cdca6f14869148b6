import type { Picture } from '@tideline/domain/picture/picture';
import { useState } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PictureDetails } from './picture-details.tsx';
import { droppedFile, isFileDrag, pastedFile } from './picture-file.ts';
import { PictureLibrary } from './picture-library.tsx';
import { sendPicture } from './send-picture.ts';
import { UploadPanel } from './upload-panel.tsx';
import { useUpload } from '../uploads/use-upload.ts';

/** Button labels by purpose. */
const ACTIONS = {
  text: 'Insert picture',
  featured: 'Use as featured image',
  work: 'Use in place of the drawing',
  page: 'Use this picture',
  portrait: 'Use as portrait',
} as const;

export type PictureDialogProps = {
  /** Purpose of the image. */
  purpose: keyof typeof ACTIONS;
  /** Uploaded when the dialog opens. */
  startFile?: File | null;
  /** Image selected initially. */
  startPicture?: Picture | null;
  onUse: (picture: Picture) => void;
  onClose: () => void;
};

/** Chooses an image: a new upload or one from the library. */
export function PictureDialog({ purpose, startFile = null, startPicture = null, onUse, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState(startPicture);
  const utils = trpc.useUtils();
  const { upload, start, cancel } = useUpload({
    startFile,
    send: sendPicture,
    onDone: (picture) => {
      setChosen((since) => since ?? picture); // keep an image that was selected meanwhile
      void utils.media.list.invalidate();
    },
  });
  function take(file: File | null) {
    if (!file) return;
    setChosen(null);
    start(file);
  }
  return (
    <Dialog open size="lg" title={chosen ? 'This picture' : 'Pictures'} onClose={onClose}>
      <div
        className="grid gap-6"
        onDragOver={(event) => {
          if (isFileDrag(event.dataTransfer)) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          take(droppedFile(event.dataTransfer));
        }}
        onPaste={(event) => {
          event.stopPropagation();
          take(pastedFile(event.clipboardData));
        }}
      >
        {chosen ? (
          <PictureDetails
            key={chosen.id}
            picture={chosen}
            action={ACTIONS[purpose]}
            isAltRequired={purpose !== 'featured'}
            onUse={onUse}
            onBack={() => setChosen(null)}
          />
        ) : (
          <>
            <UploadPanel upload={upload} onFile={take} onCancel={cancel} />
            <PictureLibrary onPick={setChosen} />
          </>
        )}
      </div>
    </Dialog>
  );
}
