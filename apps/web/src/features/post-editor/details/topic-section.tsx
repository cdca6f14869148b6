import { CategoryField } from './category-field.tsx';
import type { DetailsProps } from './details-props.ts';
import { TagsField } from './tags-field.tsx';

/** Category and tags. */
export function TopicSection({ form, stored, onChange }: DetailsProps) {
  return (
    <>
      <CategoryField
        value={form.category}
        stored={stored.base.category}
        onValue={(category) => onChange({ category })}
      />
      <TagsField value={form.tags} onValue={(tags) => onChange({ tags })} />
    </>
  );
}
