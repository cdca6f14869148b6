import { POST_LIMITS } from '@tideline/domain/post/post';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import type { PostForm } from './post-form.ts';

/** Lengths at which search results are truncated. Source: the widths Google cuts at, about 580 and 920 px. */
const SHOWN_IN_RESULTS = { title: 60, excerpt: 155 } as const;

export type TitleAndExcerptProps = {
  title: string;
  excerpt: string;
  onChange: (changes: Partial<Pick<PostForm, 'title' | 'excerpt'>>) => void;
  onTitleFocus: (isFocused: boolean) => void;
};

/** Title and excerpt with their lengths. */
export function TitleAndExcerpt({ title, excerpt, onChange, onTitleFocus }: TitleAndExcerptProps) {
  return (
    <>
      <Field label="Title" hint={lengthHint(title, POST_LIMITS.title, SHOWN_IN_RESULTS.title)}>
        {(control) => (
          <Input
            {...control}
            maxLength={POST_LIMITS.title}
            value={title}
            onChange={({ target }) => onChange({ title: target.value })}
            onFocus={() => onTitleFocus(true)}
            onBlur={() => onTitleFocus(false)}
          />
        )}
      </Field>
      <Field label="Excerpt" hint={lengthHint(excerpt, POST_LIMITS.excerpt, SHOWN_IN_RESULTS.excerpt)}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={POST_LIMITS.excerpt}
            value={excerpt}
            onChange={({ target }) => onChange({ excerpt: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function lengthHint(text: string, max: number, shown: number): string {
  const length = `${text.length.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`;
  return text.length > shown ? `${length}; search results cut at about ${shown}` : length;
}
