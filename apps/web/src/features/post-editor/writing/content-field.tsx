import type { RefObject } from 'react';
import { memo, useState } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { ContentTextarea } from './content-textarea.tsx';
import { ExternalPicturesNotice } from '../pictures/external-pictures-notice.tsx';
import { FormattingToolbar } from './formatting-toolbar.tsx';
import { PictureQueueList } from '../pictures/picture-queue-list.tsx';
import { TextLength } from './text-length.tsx';
import { TextMenu } from './menu/text-menu.tsx';
import { UnreadablePictures } from '../paste/unreadable-pictures.tsx';
import { usePictureQueue } from '../pictures/use-picture-queue.ts';
import { useRichPaste } from '../paste/use-rich-paste.ts';
import { useTextPictures } from '../pictures/use-text-pictures.tsx';

export type ContentFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Initial text; the uncontrolled field holds the text from then on. */
  initial: string;
  /** The text at the last pause in typing, for the counts. */
  settled: string;
  /** Called on each keystroke. */
  onTyped: () => void;
};

/** The body in Markdown, with a toolbar, shortcuts and its length. */
export const ContentField = memo(function ContentField(props: ContentFieldProps) {
  const { field, initial, settled, onTyped } = props;
  const [unreadable, setUnreadable] = useState(0);
  const queue = usePictureQueue(field);
  const pictures = useTextPictures(field, queue.add);
  const paste = useRichPaste(field, {
    onPictures: (pasted) => queue.add(pasted.map((picture) => ({ ...picture, isParagraph: false }))),
    onUnreadable: setUnreadable,
  });
  return (
    <>
      <Field label="Content" hasHiddenLabel className="grid-cols-1" hint={<TextLength text={settled} />}>
        {(control) => (
          // Drop and paste are handled on the wrapper, so that the text field's props never change.
          <div {...pictures.handlers} {...paste}>
            <FormattingToolbar field={field} onPicture={pictures.open} />
            <ContentTextarea
              id={control.id}
              describedBy={control['aria-describedby']}
              field={field}
              initial={initial}
              onTyped={onTyped}
            />
          </div>
        )}
      </Field>
      <TextMenu field={field} onPicture={pictures.open} />
      <PictureQueueList jobs={queue.jobs} onRetry={queue.retry} onDrop={queue.drop} />
      <UnreadablePictures count={unreadable} onDismiss={() => setUnreadable(0)} />
      <ExternalPicturesNotice field={field} text={settled} />
      {pictures.dialog}
    </>
  );
});
