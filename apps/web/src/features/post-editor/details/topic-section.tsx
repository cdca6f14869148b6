import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { trpc } from '../../../lib/calls/trpc.ts';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { CategoryField } from './category-field.tsx';
import type { DetailsProps } from './details-props.ts';
import { TagsField } from './tags-field.tsx';

/** Category, tags and series. */
export function TopicSection({ form, stored, onChange }: DetailsProps) {
  const series = trpc.posts.series.useQuery().data ?? [];
  return (
    <>
      <CategoryField
        value={form.category}
        stored={stored.base.category}
        onValue={(category) => onChange({ category })}
      />
      <TagsField value={form.tags} onValue={(tags) => onChange({ tags })} />
      <TextField
        label="Series"
        hint="Posts with the same name are its parts, in the order of publication."
        maxLength={POST_LIMITS.series}
        autoComplete="off"
        suggestions={series}
        value={form.series}
        onChange={(name) => onChange({ series: name })}
      />
    </>
  );
}
