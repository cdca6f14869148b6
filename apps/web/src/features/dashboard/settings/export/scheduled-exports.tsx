import { EXPORTS_KEPT, type ExportChoice, type ExportPeriod } from '@tideline/domain/moving/scheduled-export';
import { useId, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { useConfirmedSave } from '../../confirmation/use-confirmed-save.tsx';
import { StoredArchives } from './stored-archives.tsx';

const PERIODS: { value: ExportPeriod; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
];

/** The archives that the server writes on a schedule. */
export function ScheduledExports() {
  const id = useId();
  const schedule = trpc.scheduledExports.schedule.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the schedule' },
  });
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h3 id={id} className="font-semibold">
          On a schedule
        </h3>
        <p className="text-sm text-muted">
          The server writes an archive into its folder <code>exports</code> and keeps the newest {EXPORTS_KEPT}.
          Archives with people are deleted as soon as somebody is erased.
        </p>
      </div>
      <QueryPanel query={schedule} skeleton={<Skeleton className="h-32 w-full" />} isFresh>
        {({ every, hasPeople, problem }) => (
          <>
            {problem === null ? null : (
              <p className="wrap-anywhere text-danger">The last archive was not written. {problem}</p>
            )}
            <ScheduleForm key={`${every} ${hasPeople}`} saved={{ every, hasPeople }} />
          </>
        )}
      </QueryPanel>
      <StoredArchives />
    </section>
  );
}

function ScheduleForm({ saved }: { saved: ExportChoice }) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const [every, setEvery] = useState(saved.every);
  const [hasPeople, setHasPeople] = useState(saved.hasPeople);
  const choice = { every, hasPeople: hasPeople && every !== 'off' };
  const { save, passwordDialog } = useConfirmedSave({
    failure: 'Failed to save the schedule',
    send: (sent: ExportChoice) => utils.client.scheduledExports.setSchedule.mutate(sent),
    onSaved: async (now) => {
      const text = now.every === 'off' ? 'No more archives are written.' : 'The first archive follows within minutes.';
      toast({ title: 'Schedule saved', text });
      await utils.scheduledExports.invalidate();
    },
    dialog: {
      title: 'Change the schedule?',
      action: 'Save Schedule',
      pendingAction: 'Saving...',
      children: choice.hasPeople ? (
        <p>Each archive holds the personal data of all subscribers and inquiries.</p>
      ) : (
        <p>Archives hold drafts that are not public yet.</p>
      ),
    },
  });
  return (
    <form
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(choice);
      }}
    >
      <SelectField label="Write an archive" options={PERIODS} value={every} onChange={setEvery} />
      {every === 'off' ? null : (
        <CheckboxField
          label="Include subscribers and inquiries in each"
          hint="As CSV. Whoever can read the server’s disk can read them."
          isChecked={hasPeople}
          onChange={setHasPeople}
        />
      )}
      <Button type="submit" variant="secondary" size="sm" aria-disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save Schedule'}
      </Button>
      {passwordDialog}
    </form>
  );
}
