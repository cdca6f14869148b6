import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { dayAfter, dayInZone } from '@tideline/domain/time/publish-date';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';
import { DateField } from '../../../staff/kit/fields/date-field.tsx';
import { PreviewLinkDialog } from '../../../staff/preview-links/preview-link-dialog.tsx';
import { useCopiedLink } from '../../../staff/preview-links/use-copied-link.ts';
import { useNow } from '../../../staff/time/use-now.ts';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Makes a link to the whole site as it will be at a moment. */
export function AsOfDialog({ onClose }: { onClose: () => void }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const toast = useToast();
  const end = trpc.previews.endAsOf.useMutation({
    meta: { failure: 'Failed to end the preview links' },
    onSuccess: () => toast({ title: 'Preview links ended', text: 'Whoever opens one sees that it has ended.' }),
  });
  const link = useCopiedLink({
    text: `Whoever has it sees the site as of that moment, for ${PREVIEW_LINK_DAYS} days.`,
    actions: [{ label: 'End all links', onSelect: () => end.mutate() }],
  });
  const create = trpc.previews.asOf.useMutation();
  const form = useForm({ at: dayAfter(dayInZone(new Date(now).toISOString(), timeZone)), time: '09:00' }, create);
  const { at, time } = form.values;
  async function submit() {
    const moment = `${at}T${time === '' ? '00:00' : time}`;
    if (await link.copy(async () => (await create.mutateAsync({ at: moment })).path)) onClose();
  }
  if (link.uncopied !== null) return <PreviewLinkDialog link={link.uncopied} onClose={onClose} />;
  return (
    <FormDialog
      title="Site at a date"
      form={form}
      action="Copy link"
      pendingAction="Copying..."
      isDisabled={at === ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-muted">
        The whole site with everything that is scheduled until then. Whoever has the link sees it for{' '}
        {PREVIEW_LINK_DAYS} days.
      </p>
      <div className="grid gap-4 xs:grid-cols-[minmax(0,1fr)_9rem]">
        <DateField label="Day" {...form.field('at')} />
        <TextField label="Time" type="time" {...form.field('time')} />
      </div>
    </FormDialog>
  );
}
