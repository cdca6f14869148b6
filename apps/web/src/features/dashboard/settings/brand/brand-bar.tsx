import type { StoredBrand } from '@tideline/domain/brand/brand';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { formatMoment } from '../../../../staff/pages/page-state.ts';
import { useOpenReleases } from '../../../../staff/releases/use-open-releases.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { AboveBar } from '../above-bar.tsx';
import { BRAND_PART, BrandMenu } from './brand-menu.tsx';
import type { BrandActs } from './use-brand-acts.ts';

export type BrandBarProps = {
  stored: StoredBrand;
  /** Something is typed that is not saved. */
  isDirty: boolean;
  acts: BrandActs;
  /** Shows what is saved again. */
  onReset: () => void;
  /** The form. */
  children: ReactNode;
};

/** The form above a bar with Publish, and a menu of other ways to save. */
export function BrandBar({ stored: { draft }, isDirty, acts, onReset, children }: BrandBarProps) {
  const timeZone = useTimeZone();
  const releases = useOpenReleases(BRAND_PART);
  const isDraft = isDirty || draft !== null;
  function words(): ReactNode {
    if (isDirty) return 'Not saved yet';
    if (draft === null) return 'Everything is published';
    if (draft.isHeld) return 'Held back: the same settings were changed before the date. Publish or schedule it again.';
    if (draft.goesLiveAt !== null) return `Goes live ${formatMoment(draft.goesLiveAt, timeZone)}`;
    if (!releases?.own) return 'Draft saved, not public';
    return (
      <>
        Goes live with “<bdi>{releases.own.name}</bdi>”
      </>
    );
  }
  return (
    <AboveBar
      isDirty={isDirty}
      words={words()}
      acts={
        <>
          {isDirty ? (
            <Button size="sm" variant="quiet" onClick={onReset}>
              Discard changes
            </Button>
          ) : null}
          {isDraft ? <BrandMenu {...{ draft, isDirty, acts, releases }} /> : null}
          {/* Not disabled, which would lose the focus. */}
          <Button
            aria-disabled={acts.isBusy || !isDraft}
            onClick={() => isDraft && !acts.isBusy && acts.save.mutate({ to: 'public' })}
          >
            {acts.isBusy ? 'Saving...' : 'Publish'}
          </Button>
        </>
      }
    >
      {children}
    </AboveBar>
  );
}
