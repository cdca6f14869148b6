import { POST_STATUSES } from '@tideline/domain/post/post';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { PublishDateFields } from '../publishing/publish-date-fields.tsx';
import { PublishHints } from '../publishing/publish-hints.tsx';
import type { DetailsProps } from './details-props.ts';
import { useMay } from '../../../lib/calls/use-may.ts';

/** Status and publish date, and hints before publishing. */
export function PublishingSection({ form, timeZone, failedPicture, onChange }: DetailsProps) {
  const mayPublish = useMay()('posts.publish');
  return (
    <>
      <Field label="Status" hint={mayPublish ? undefined : 'Colleagues who may publish change it.'}>
        {(control) => (
          <Select
            {...control}
            disabled={!mayPublish}
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
      <PublishDateFields form={form} timeZone={timeZone} onChange={onChange} />
      <PublishHints form={form} failedPicture={failedPicture} />
    </>
  );
}
