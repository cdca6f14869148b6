import { POST_CATEGORIES } from '@tideline/domain/post/post';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { DetailsProps } from './details-props.ts';

/** Category and tags. */
export function TopicSection({ form, stored, onChange }: DetailsProps) {
  const categories: string[] = [...POST_CATEGORIES];
  const own = stored.base.category;
  if (own !== '' && !categories.includes(own)) categories.push(own);
  return (
    <>
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
      <Field label="Tags" hint="Separated by commas, at most 20.">
        {(control) => (
          <Input {...control} value={form.tags} onChange={({ target }) => onChange({ tags: target.value })} />
        )}
      </Field>
    </>
  );
}
