import type { RefObject } from 'react';
import { memo } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { ContentTextarea } from './content-textarea.tsx';
import { FormattingToolbar } from './formatting-toolbar.tsx';
import { pasteAddress } from '../paste/paste-address.ts';
import { useTextPictures } from '../pictures/use-text-pictures.tsx';
import { TextLength } from './text-length.tsx';

export type ContentFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Initial text; the uncontrolled field holds the text from then on. */
  initial: string;
  /** The text as of the last pause in typing, for the counts. */
  settled: string;
  /** Called at each keystroke. */
  onTyped: () => void;
};

/** The body in Markdown, with a toolbar, shortcuts and its length. */
export const ContentField = memo(function ContentField(props: ContentFieldProps) {
  const { field, initial, settled, onTyped } = props;
  const pictures = useTextPictures(field);
  return (
    <>
      <Field label="Content" hint={<TextLength text={settled} />}>
        {(control) => (
          // Drop and paste are handled on the wrapper, so that the text field's props never change.
          <div {...pictures.handlers} onPasteCapture={(event) => field.current && pasteAddress(event, field.current)}>
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
      {pictures.dialog}
    </>
  );
});
