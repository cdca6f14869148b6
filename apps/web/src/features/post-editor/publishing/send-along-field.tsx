import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { SEND_DELAY_SECONDS } from '@tideline/domain/newsletter/issue';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { quantity } from '../../../lib/text/quantity.ts';
import { CheckboxField } from '../../../staff/kit/fields/checkbox-field.tsx';

export type SendAlongFieldProps = {
  /** Readers that the issue goes to; null: the post is only published. */
  readers: number | null;
  /** Whether the post is published at a date to come. */
  isDated: boolean;
  onChange: (readers: number | null) => void;
};

/** Whether the post goes to the readers of the newsletter too. Renders nothing where that is not possible. */
export function SendAlongField({ readers, isDated, onChange }: SendAlongFieldProps) {
  const may = useMay();
  const isAllowed = may('issues.edit') && may('issues.send');
  const mail = trpc.mail.sender.useQuery(undefined, { enabled: isAllowed });
  const count = trpc.issues.audience.count.useQuery({ audience: EVERYBODY }, { enabled: isAllowed });
  const included = count.data?.included ?? 0;
  if (mail.data?.server == null || included === 0) return null;
  return (
    <CheckboxField
      label={`Also send it to ${quantity(included, ['reader', 'readers'])}`}
      hint={
        isDated
          ? 'As an issue of the newsletter, at the same time. Until then, it can be unscheduled.'
          : `As an issue of the newsletter. It can be canceled for ${SEND_DELAY_SECONDS} seconds.`
      }
      isChecked={readers !== null}
      onChange={(isChecked) => onChange(isChecked ? included : null)}
    />
  );
}
