import type { BrandDraft } from '@tideline/domain/brand/brand';
import { CalendarClock, CalendarX, FileClock, Layers, Link2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { AddToReleaseDialog } from '../../../../staff/releases/add-to-release-dialog.tsx';
import type { useOpenReleases } from '../../../../staff/releases/use-open-releases.ts';
import { ScheduleDialog } from '../../../../staff/scheduling/schedule-dialog.tsx';
import type { MenuItem } from '../../../../ui/overlays/menu.tsx';
import { RowMenu } from '../../lists/row-menu.tsx';
import type { BrandActs } from './use-brand-acts.ts';
import { useBrandLink } from './use-brand-link.tsx';

/** The draft as a part of a release. */
export const BRAND_PART = { kind: 'brand', objectId: 'brand' } as const;

export type BrandMenuProps = {
  draft: BrandDraft | null;
  /** Something is typed that is not saved. */
  isDirty: boolean;
  acts: BrandActs;
  releases: ReturnType<typeof useOpenReleases>;
};

/** What else than Publish can be done with changes to the brand. */
export function BrandMenu({ draft, isDirty, acts, releases }: BrandMenuProps) {
  const timeZone = useTimeZone();
  const mayRelease = useMay()('pages.publish');
  const [open, setOpen] = useState<'schedule' | 'release' | null>(null);
  const link = useBrandLink(acts.saveDraft);
  const date = draft && !draft.isHeld ? draft.goesLiveAt : null;
  const isInRelease = releases !== null && releases.own !== null;
  const items: (MenuItem | false)[] = [
    isDirty && {
      id: 'draft',
      label: 'Save draft',
      icon: <FileClock aria-hidden="true" className="icon" />,
      onSelect: () => acts.save.mutate({ to: 'draft' }),
    },
    !isInRelease && {
      id: 'schedule',
      label: date === null ? 'Schedule…' : 'Change date…',
      icon: <CalendarClock aria-hidden="true" className="icon" />,
      onSelect: () => setOpen('schedule'),
    },
    date !== null && {
      id: 'unschedule',
      label: 'Unschedule',
      icon: <CalendarX aria-hidden="true" className="icon" />,
      onSelect: () => acts.save.mutate({ to: 'draft', goesLiveAt: null }),
    },
    mayRelease &&
      !isInRelease && {
        id: 'release',
        label: 'Add to a release…',
        icon: <Layers aria-hidden="true" className="icon" />,
        isDisabled: releases === null,
        onSelect: () => setOpen('release'),
      },
    {
      id: 'link',
      label: 'Copy preview link',
      icon: <Link2 aria-hidden="true" className="icon" />,
      onSelect: link.copy,
    },
    draft !== null && {
      id: 'discard',
      label: 'Discard draft',
      icon: <Undo2 aria-hidden="true" className="icon" />,
      tone: 'danger',
      hasSeparator: true,
      onSelect: acts.discard,
    },
  ];
  const shown = items.filter((item) => item !== false);
  return (
    <>
      <RowMenu
        name="Other ways to save"
        items={shown.map((item) => ({ ...item, isDisabled: acts.isBusy || item.isDisabled === true }))}
      />
      {link.dialog}
      {open === 'schedule' ? (
        <ScheduleDialog
          goesLiveAt={date}
          timeZone={timeZone}
          onSchedule={(goesLiveAt) => {
            setOpen(null);
            acts.save.mutate({ to: 'draft', goesLiveAt });
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'release' ? (
        <AddToReleaseDialog
          part={BRAND_PART}
          releases={releases?.open ?? []}
          save={acts.saveDraft}
          onAdded={acts.reload}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
