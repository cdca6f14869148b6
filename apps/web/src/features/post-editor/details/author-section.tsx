import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import type { DetailsProps } from './details-props.ts';
import { OwnerField } from './owner-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

/** The byline of the post, and its owner. */
export function AuthorSection({ form, stored, onChange }: DetailsProps) {
  return (
    <>
      <TextField
        label="Author"
        hasHiddenLabel
        maxLength={POST_LIMITS.author}
        value={form.author}
        onChange={(author) => onChange({ author })}
      />
      <OwnerField stored={stored} />
    </>
  );
}
