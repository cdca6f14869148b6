import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';

const meta = { failure: 'Failed to save who gets the weekly report' };

/** The mailed report: turned on or off for the contact email and for the reader of the page. */
export function WeekReaders() {
  const utils = trpc.useUtils();
  const readers = trpc.stats.weekReaders.useQuery(undefined, { meta });
  const may = useMay();
  const mail = trpc.mail.status.useQuery(undefined, { enabled: may('mail.read') });
  const onSuccess = () => utils.stats.weekReaders.invalidate();
  const toContact = trpc.stats.sendWeekToContact.useMutation({ meta, onSuccess });
  const toMe = trpc.stats.sendWeekToMe.useMutation({ meta, onSuccess });
  if (!readers.data) return null;
  const choices = [
    ...(may('settings.change')
      ? [{ label: 'To the contact email', isReader: readers.data.contactEmail, set: toContact }]
      : []),
    { label: 'To me', isReader: readers.data.me, set: toMe },
  ];
  return (
    <fieldset className="grid gap-1 text-sm">
      <legend className="pb-1 font-[560]">By email, every Monday at 7:00</legend>
      {choices.map(({ label, isReader, set }) => (
        <CheckboxField
          key={label}
          label={label}
          className="min-h-9 pointer-coarse:min-h-11"
          isChecked={set.isPending ? set.variables.isReader : isReader}
          onChange={(isChecked) => set.mutate({ isReader: isChecked })}
        />
      ))}
      {mail.data?.server === null ? (
        <p className="text-muted">No mail server is set up yet, so nothing is sent.</p>
      ) : null}
    </fieldset>
  );
}
