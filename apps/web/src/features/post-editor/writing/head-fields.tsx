import { useEffect, useEffectEvent, useRef } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import type { TextareaProps } from '../../../ui/controls/textarea.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { lengthHint, type TextCut } from './length-hint.ts';

const BARE_FIELD =
  'field-sizing-content w-full resize-none border-b border-transparent bg-transparent py-1 placeholder:text-muted placeholder:opacity-75 focus:border-line-strong focus-visible:outline-none';

export type HeadField = {
  label: string;
  value: string;
  maxLength: number;
  cut: TextCut;
  onChange: (value: string) => void;
};

export type HeadFieldsProps = {
  /** A single line of text, which wraps. */
  heading: HeadField;
  /** The field below the heading. */
  lead: HeadField & { rows: number };
  onHeadingFocus?: (isFocused: boolean) => void;
  /** Called on Enter in the heading, to continue below it. */
  onHeadingEnter: () => void;
  /** Whether the heading gets the initial focus. */
  startsHere: boolean;
};

/** Title and excerpt of a post, or subject and preview text of an issue. */
export function HeadFields({ heading, lead, onHeadingFocus, onHeadingEnter, startsHere }: HeadFieldsProps) {
  const headingField = useRef<HTMLTextAreaElement>(null);
  const focusHeading = useEffectEvent(() => startsHere && headingField.current?.focus({ preventScroll: true }));
  useEffect(() => void focusHeading(), []);
  return (
    <>
      <GrowingField
        {...heading}
        // The text has one line, which wraps: pasted line breaks become spaces.
        onChange={(text) => heading.onChange(text.replace(/\s*\n\s*/g, ' '))}
        ref={headingField}
        rows={1}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onHeadingEnter();
        }}
        onFocus={() => onHeadingFocus?.(true)}
        onBlur={() => onHeadingFocus?.(false)}
        className="type-display text-display-s"
      />
      <GrowingField {...lead} className={classNames(lead.rows > 1 && 'min-h-[3lh]', 'text-lead text-muted')} />
    </>
  );
}

type GrowingFieldProps = HeadField & Omit<TextareaProps, keyof HeadField>;

/** A borderless field that grows with its text, so that the column reads like the page. */
function GrowingField({ label, cut, onChange, className, ...attributes }: GrowingFieldProps) {
  return (
    <Field
      label={label}
      hasHiddenLabel
      className="grid-cols-1"
      hint={lengthHint(attributes.value.length, attributes.maxLength, cut)}
    >
      {(control) => (
        <textarea
          {...control}
          dir="auto"
          placeholder={label}
          {...attributes}
          onChange={({ target }) => onChange(target.value)}
          className={classNames(BARE_FIELD, className)}
        />
      )}
    </Field>
  );
}
