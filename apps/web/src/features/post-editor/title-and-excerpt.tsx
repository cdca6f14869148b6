import { POST_LIMITS } from '@tideline/domain/post/post';
import type { PostForm } from './post-form.ts';
import { lengthInResults, SHOWN_IN_RESULTS } from './preview/search-result-lengths.ts';
import { HeadFields, lengthHint } from './writing/head-fields.tsx';

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
export function TitleAndExcerpt(props: TitleAndExcerptProps) {
  const { title, excerpt, onChange, onTitleFocus, onTitleEnter, startsHere } = props;
  return (
    <HeadFields
      heading={{
        label: 'Title',
        value: title,
        maxLength: POST_LIMITS.title,
        hint: lengthInResults(lengthHint(title, POST_LIMITS.title), title, SHOWN_IN_RESULTS.title),
        onChange: (value) => onChange({ title: value }),
      }}
      lead={{
        label: 'Excerpt',
        value: excerpt,
        rows: 3,
        maxLength: POST_LIMITS.excerpt,
        hint: lengthInResults(lengthHint(excerpt, POST_LIMITS.excerpt), excerpt, SHOWN_IN_RESULTS.text),
        onChange: (value) => onChange({ excerpt: value }),
      }}
      onHeadingFocus={onTitleFocus}
      onHeadingEnter={onTitleEnter}
      startsHere={startsHere}
    />
  );
}
