import { POST_LIMITS } from '@tideline/domain/post/post';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import type { DetailsProps } from './details-props.ts';
import { OwnerField } from './owner-field.tsx';

/** The byline of the post, and its owner. */
export function AuthorSection({ form, stored, onChange }: DetailsProps) {
  return (
    <>
      <Field label="Author" hasHiddenLabel>
        {(control) => (
          <Input
            {...control}
            maxLength={POST_LIMITS.author}
            value={form.author}
            onChange={({ target }) => onChange({ author: target.value })}
          />
        )}
      </Field>
      <OwnerField stored={stored} />
    </>
  );
}
