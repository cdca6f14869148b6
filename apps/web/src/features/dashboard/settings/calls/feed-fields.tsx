import { CALL_HOURS_LIMITS, type StaffHours } from '@tideline/domain/booking/hours';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage, fieldError } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useSaveBar } from '../save-bar.tsx';
import { FeedState } from './feed-state.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';

/** The private calendar of a person, whose busy times are not offered. Its address can be set, but is never shown. */
export function FeedFields({ person: { staffId, name, feed } }: { person: StaffHours }) {
  const [url, setUrl] = useState('');
  const toast = useToast();
  const utils = trpc.useUtils();
  const refresh = () => utils.bookings.invalidate();
  const save = trpc.bookings.feed.save.useMutation({
    meta: { failure: `Failed to save the calendar of ${name}` },
    onSuccess: async () => {
      toast({ title: 'Calendar saved', text: 'Its busy times are read every 15 minutes.' });
      await refresh();
    },
  });
  const read = trpc.bookings.feed.read.useMutation({ onSettled: refresh });
  const remove = trpc.bookings.feed.remove.useMutation({ onSettled: refresh });
  const isPending = read.isPending || remove.isPending;
  const saveAll = useSaveBar(`call-feed-${staffId}`, {
    isDirty: url !== '',
    discard: () => setUrl(''),
    save: async () => {
      if (url === '') return;
      await save.mutateAsync({ staffId, url });
      setUrl((typed) => (typed === url ? '' : typed));
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void saveAll();
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="grid max-w-2xl gap-3 pb-4">
      <h4 className="type-label">Private calendar</h4>
      {feed ? (
        <>
          <FeedState feed={feed} />
          <div className="-ml-3 flex flex-wrap">
            <Button size="sm" variant="quiet" disabled={isPending} onClick={() => read.mutate({ staffId })}>
              {read.isPending ? 'Reading...' : 'Read now'}
            </Button>
            <Button size="sm" variant="quiet" disabled={isPending} onClick={() => remove.mutate({ staffId })}>
              Remove calendar
            </Button>
          </div>
        </>
      ) : (
        <p className="text-sm text-muted">None: only calls that are booked here make a time busy.</p>
      )}
      <p role="alert" className="type-label text-danger empty:hidden">
        {read.error || remove.error ? errorMessage(read.error ?? remove.error) : null}
      </p>
      <TextField
        label={feed ? 'Another calendar address' : 'Calendar address'}
        hint="The secret iCal address from the settings of Google Calendar, Outlook or iCloud. It is stored and not shown again. Only the times of appointments are stored, never titles or guests."
        error={fieldError(save.error, 'url')}
        type="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        maxLength={CALL_HOURS_LIMITS.feedUrl}
        value={url}
        onChange={(typed) => setUrl(typed.trim())}
      />
      <button type="submit" hidden>
        Save Settings
      </button>
    </form>
  );
}
