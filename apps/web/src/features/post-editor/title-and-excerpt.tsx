import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import type { PostForm } from './post-form.ts';
import { CUT_IN_RESULTS } from './writing/length-hint.ts';
import { HeadFields } from './writing/head-fields.tsx';

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

/** Title and excerpt. */
export function TitleAndExcerpt(props: TitleAndExcerptProps) {
  const { title, excerpt, onChange, onTitleFocus, onTitleEnter, startsHere } = props;
  return (
    <HeadFields
      heading={{
        label: 'Title',
        value: title,
        maxLength: POST_LIMITS.title,
        cut: CUT_IN_RESULTS.title,
        onChange: (value) => onChange({ title: value }),
      }}
      lead={{
        label: 'Excerpt',
        value: excerpt,
        rows: 3,
        maxLength: POST_LIMITS.excerpt,
        cut: CUT_IN_RESULTS.text,
        onChange: (value) => onChange({ excerpt: value }),
      }}
      onHeadingFocus={onTitleFocus}
      onHeadingEnter={onTitleEnter}
      startsHere={startsHere}
    />
  );
}
