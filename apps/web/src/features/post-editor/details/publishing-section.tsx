import { POST_STATUSES } from '@tideline/domain/post/post';
import { PublishDateFields } from '../publishing/publish-date-fields.tsx';
import { PublishHints } from '../publishing/publish-hints.tsx';
import type { DetailsProps } from './details-props.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';

/** Status and publish date, and hints before publishing. */
export function PublishingSection({ form, timeZone, failedPicture, onChange }: DetailsProps) {
  const mayPublish = useMay()('posts.publish');
  return (
    <>
      <SelectField
        label="Status"
        hint={mayPublish ? undefined : 'Colleagues who may publish change it.'}
        disabled={!mayPublish}
        value={form.status}
        options={POST_STATUSES}
        onChange={(status) => onChange({ status })}
      />
      <PublishDateFields form={form} timeZone={timeZone} onChange={onChange} />
      <PublishHints form={form} failedPicture={failedPicture} />
    </>
  );
}
