import { POST_LIMITS } from '@tideline/domain/post/post';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Field } from '../../ui/controls/field.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import type { PostForm } from './post-form.ts';
import { lengthInResults, SHOWN_IN_RESULTS } from './preview/search-result-lengths.ts';

/** Fields without a box, so that the column reads like the page. They grow with their text. */
const BARE_FIELD =
  'field-sizing-content w-full resize-none border-b border-transparent bg-transparent py-1 placeholder:text-muted placeholder:opacity-75 focus:border-line-strong focus-visible:outline-none';

export type TitleAndExcerptProps = {
  title: string;
  excerpt: string;
  onChange: (changes: Partial<Pick<PostForm, 'title' | 'excerpt'>>) => void;
  onTitleFocus: (isFocused: boolean) => void;
  /** Enter in the title continues below it. */
  onTitleEnter: () => void;
  /** Writing starts in the title. */
  startsHere: boolean;
};

/** Title and excerpt with their lengths. */
export function TitleAndExcerpt({
  title,
  excerpt,
  onChange,
  onTitleFocus,
  onTitleEnter,
  startsHere,
}: TitleAndExcerptProps) {
  const titleField = useRef<HTMLTextAreaElement>(null);
  const focusTitle = useEffectEvent(() => startsHere && titleField.current?.focus({ preventScroll: true }));
  useEffect(() => void focusTitle(), []);
  return (
    <>
      <Field
        label="Title"
        hasHiddenLabel
        className="grid-cols-1"
        hint={lengthHint(title, POST_LIMITS.title, SHOWN_IN_RESULTS.title)}
      >
        {(control) => (
          <textarea
            {...control}
            ref={titleField}
            dir="auto"
            rows={1}
            placeholder="Title"
            maxLength={POST_LIMITS.title}
            value={title}
            // One line of text, which wraps: a pasted line break becomes a space.
            onChange={({ target }) => onChange({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onTitleEnter();
            }}
            onFocus={() => onTitleFocus(true)}
            onBlur={() => onTitleFocus(false)}
            className={classNames(BARE_FIELD, 'type-display text-display-s')}
          />
        )}
      </Field>
      <Field
        label="Excerpt"
        hasHiddenLabel
        className="grid-cols-1"
        hint={lengthHint(excerpt, POST_LIMITS.excerpt, SHOWN_IN_RESULTS.text)}
      >
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={3}
            placeholder="Excerpt"
            maxLength={POST_LIMITS.excerpt}
            value={excerpt}
            onChange={({ target }) => onChange({ excerpt: target.value })}
            className={classNames(BARE_FIELD, 'min-h-[3lh] text-lead text-muted')}
          />
        )}
      </Field>
    </>
  );
}

function lengthHint(text: string, max: number, shown: number): string {
  const length = `${text.length.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`;
  return lengthInResults(length, text, shown);
}
