import type { Picture } from '@tideline/domain/picture/picture';
import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { ImageUp, Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PictureDialog } from '../../../staff/pictures/picture-dialog.tsx';
import { droppedFile, isFileDrag, pastedFile } from '../../../staff/pictures/picture-file.ts';
import { PictureThumbnail } from '../../../staff/pictures/picture-thumbnail.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type FeaturedImageFieldProps = { value: string; onValue: (value: string) => void };

type Opened = { file?: File; picture?: Picture };

/** The featured image: a URL, filled in by an upload. */
export function FeaturedImageField({ value, onValue }: FeaturedImageFieldProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const own = parsePictureUrl(value);
  const picture = trpc.media.byId.useQuery({ id: own?.id ?? '' }, { enabled: own !== null }).data;

  return (
    <div className="sm:col-span-2">
      <div
        className="grid gap-3"
        onDragOver={(event) => {
          if (isFileDrag(event.dataTransfer)) event.preventDefault();
        }}
        onDrop={(event) => {
          const file = droppedFile(event.dataTransfer);
          if (!file) return;
          event.preventDefault();
          setOpened({ file });
        }}
        onPaste={(event) => {
          const file = pastedFile(event.clipboardData);
          if (file) setOpened({ file });
        }}
      >
        <TextField
          label="Featured image URL"
          hint="https://… or a path such as /media/cover.webp; or drop a picture here."
          type="url"
          maxLength={POST_LIMITS.featuredImageUrl}
          value={value}
          onChange={onValue}
        />
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="hidden"
          aria-label="Featured image file"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) setOpened({ file });
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" className="icon" />
            Upload
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setOpened({})}>
            <Images aria-hidden="true" className="icon" />
            Choose from library
          </Button>
        </div>
      </div>
      {own && picture ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <PictureThumbnail picture={own} className="h-16 w-24 flex-none rounded-[3px]" />
          <p className="line-clamp-3 min-w-0 flex-1 basis-40 break-words">
            {picture.alt ? `Alternative text: ${picture.alt}` : 'It has no alternative text yet.'}
          </p>
          <Button size="sm" variant="quiet" onClick={() => setOpened({ picture })}>
            {picture.alt ? 'Change text' : 'Add text'}
          </Button>
        </div>
      ) : null}
      {opened ? (
        <PictureDialog
          purpose="featured"
          startFile={opened.file}
          startPicture={opened.picture}
          onUse={({ url }) => {
            onValue(url);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}
