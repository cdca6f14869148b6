import { useEffect, useEffectEvent, useRef } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';

/** Borderless fields that grow with their text, so that the column reads like the page. */
const BARE_FIELD =
  'field-sizing-content w-full resize-none border-b border-transparent bg-transparent py-1 placeholder:text-muted placeholder:opacity-75 focus:border-line-strong focus-visible:outline-none';

export type HeadField = {
  label: string;
  value: string;
  maxLength: number;
  hint: string;
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
      <Field label={heading.label} hasHiddenLabel className="grid-cols-1" hint={heading.hint}>
        {(control) => (
          <textarea
            {...control}
            ref={headingField}
            dir="auto"
            rows={1}
            placeholder={heading.label}
            maxLength={heading.maxLength}
            value={heading.value}
            // The text has one line, which wraps: pasted line breaks become spaces.
            onChange={({ target }) => heading.onChange(target.value.replace(/\s*\n\s*/g, ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onHeadingEnter();
            }}
            onFocus={() => onHeadingFocus?.(true)}
            onBlur={() => onHeadingFocus?.(false)}
            className={classNames(BARE_FIELD, 'type-display text-display-s')}
          />
        )}
      </Field>
      <Field label={lead.label} hasHiddenLabel className="grid-cols-1" hint={lead.hint}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={lead.rows}
            placeholder={lead.label}
            maxLength={lead.maxLength}
            value={lead.value}
            onChange={({ target }) => lead.onChange(target.value)}
            className={classNames(BARE_FIELD, lead.rows > 1 && 'min-h-[3lh]', 'text-lead text-muted')}
          />
        )}
      </Field>
    </>
  );
}

/** @example lengthHint('Tide', 300) // => '4 of 300 characters' */
export function lengthHint(text: string, max: number): string {
  return `${text.length.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`;
}
