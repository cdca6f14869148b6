import type { RefObject } from 'react';
import { memo } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { ContentTextarea } from './content-textarea.tsx';
import { FormattingToolbar } from './formatting-toolbar.tsx';
import { useTextPictures } from '../pictures/use-text-pictures.tsx';
import { TextLength } from './text-length.tsx';

export type ContentFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What the field begins with; from then on it holds the text itself. */
  initial: string;
  /** The text as it was a moment ago, to be counted. */
  settled: string;
  /** Something was typed. */
  onTyped: () => void;
  msOfRest: () => number;
};

/** The body in Markdown, with a toolbar, shortcuts and its length. */
export const ContentField = memo(function ContentField(props: ContentFieldProps) {
  const { field, initial, settled, onTyped, msOfRest } = props;
  const pictures = useTextPictures(field);
  return (
    <>
      <Field label="Content" hint={<TextLength text={settled} msOfRest={msOfRest} />}>
        {(control) => (
          // A picture that is dropped or pasted into the text; heard of here, so that the text field's props stay the same.
          <div {...pictures.handlers}>
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
