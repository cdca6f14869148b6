import { useMutation } from '@tanstack/react-query';
import { PICTURE_LIMITS, type Picture } from '@tideline/domain/picture/picture';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/text/error-message.ts';
import { DateText } from '../time/date-text.tsx';
import { trpc } from '../../lib/calls/trpc.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeletePicture } from './delete-picture.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';
import { useMay } from '../../lib/calls/use-may.ts';
import { TextField } from '../../ui/controls/text-field.tsx';

export type PictureDetailsProps = {
  picture: Picture;
  /** Label of the button that uses the image. */
  action: string;
  /** Images in a text need alternative text. */
  isAltRequired: boolean;
  onUse: (picture: Picture) => void;
  onBack: () => void;
};

/** One image with its alternative text. */
export function PictureDetails({ picture, action, isAltRequired, onUse, onBack }: PictureDetailsProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const utils = trpc.useUtils();
  // Without it, the alternative text applies to this use of the picture only.
  const mayEdit = useMay()('media.edit');
  const use = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const text = alt.trim();
      if (text === picture.alt) return picture;
      return mayEdit ? utils.client.media.update.mutate({ id: picture.id, alt: text }) : { ...picture, alt: text };
    },
    onSuccess: (changed) => {
      if (mayEdit && changed !== picture) void utils.media.invalidate();
      onUse(changed);
    },
  });
  useEffect(() => field.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation(); // React bubbles it to the editor's form through the portal
    const isEmpty = isAltRequired && alt.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else use.mutate();
  }

  return (
    <div className="grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid content-start gap-3">
        <PictureThumbnail picture={picture} alt={picture.alt} className="max-h-64 w-full rounded-[3px]" />
        <p className="text-sm wrap-anywhere text-muted">
          {picture.fileName ? <span className="block break-all">{picture.fileName}</span> : null}
          {picture.widthPx} × {picture.heightPx} pixels · by <bdi>{picture.createdBy}</bdi>,{' '}
          <DateText iso={picture.createdAt} />
        </p>
      </div>
      <form noValidate className="grid content-start gap-5" onSubmit={handleSubmit}>
        <TextField
          label="Alternative text"
          hint="What the picture shows, for those who cannot see it. One sentence is enough."
          required={isAltRequired}
          error={isMissing ? 'Say in a few words what the picture shows.' : null}
          ref={field}
          readOnly={!mayEdit && !isAltRequired}
          value={alt}
          maxLength={PICTURE_LIMITS.alt}
          onChange={(text) => {
            setAlt(text);
            setIsMissing(false);
          }}
        />
        {use.isError ? (
          <p role="alert" className="type-label text-danger">
            The text was not saved: {errorMessage(use.error)}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={use.isPending}>
            {use.isPending ? 'Saving...' : action}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="icon" />
            All pictures
          </Button>
        </div>
        {mayEdit ? <DeletePicture picture={picture} onDeleted={onBack} /> : null}
      </form>
    </div>
  );
}
