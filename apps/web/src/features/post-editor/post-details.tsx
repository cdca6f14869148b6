import { POST_CATEGORIES, POST_LIMITS, POST_STATUSES } from '@tideline/domain/post/post';
import type { ReactNode } from 'react';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { FeaturedImageField } from './pictures/featured-image-field.tsx';
import type { PostForm } from './post-form.ts';
import { PublishDateFields } from './publishing/publish-date-fields.tsx';

export type PostDetailsProps = {
  form: PostForm;
  /** Stored category, always offered even if it is not a documented one. */
  ownCategory: string;
  timeZone: string;
  onChange: (changes: Partial<Omit<PostForm, 'content'>>) => void;
};

/** Details of a post: status, date, category, tags and image. */
export function PostDetails({ form, ownCategory, timeZone, onChange }: PostDetailsProps) {
  const categories: string[] = [...POST_CATEGORIES];
  if (ownCategory !== '' && !categories.includes(ownCategory)) categories.push(ownCategory);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            value={form.status}
            onChange={({ target }) =>
              onChange({ status: POST_STATUSES.find((status) => status === target.value) ?? form.status })
            }
          >
            {POST_STATUSES.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Category">
        {(control) => (
          <Select {...control} value={form.category} onChange={({ target }) => onChange({ category: target.value })}>
            <option value="">No category</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        )}
      </Field>
      <PublishDateFields form={form} timeZone={timeZone} onChange={onChange} />
      <TextField
        label="Author"
        value={form.author}
        maxLength={POST_LIMITS.author}
        onValue={(author) => onChange({ author })}
      />
      <TextField
        label="Tags"
        hint="Separated by commas, at most 20."
        value={form.tags}
        onValue={(tags) => onChange({ tags })}
      />
      <FeaturedImageField
        value={form.featuredImageUrl}
        onValue={(featuredImageUrl) => onChange({ featuredImageUrl })}
      />
    </div>
  );
}

type TextFieldProps = {
  label: string;
  hint?: ReactNode;
  value: string;
  maxLength?: number;
  onValue: (value: string) => void;
};

function TextField({ label, hint, value, maxLength, onValue }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input {...control} maxLength={maxLength} value={value} onChange={({ target }) => onValue(target.value)} />
      )}
    </Field>
  );
}
