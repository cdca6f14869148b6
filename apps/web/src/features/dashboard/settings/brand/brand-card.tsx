import { isLook, LOOKS } from '@tideline/brand/looks';
import { type BrandDraft, isBuiltIn, type StoredBrand } from '@tideline/domain/brand/brand';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { pageState, pageStateTone } from '../../../../staff/pages/page-state.ts';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { BrandForm } from './brand-form.tsx';

/** The look of the whole site. */
export function BrandCard() {
  const stored = trpc.brand.read.useQuery(undefined, { meta: { failure: 'Failed to fetch the brand' } });
  return (
    <SettingsSection
      section="brand"
      badge={stored.data?.draft ? <DraftBadge draft={stored.data.draft} /> : null}
      state={stored.data ? stateOf(stored.data) : null}
    >
      <QueryPanel query={stored} isFresh skeleton={<Skeleton className="h-96 w-full" />}>
        {(data) => <BrandForm stored={data} />}
      </QueryPanel>
    </SettingsSection>
  );
}

function DraftBadge({ draft }: { draft: BrandDraft }) {
  const timeZone = useTimeZone();
  const changed = { draft, changedFields: 0, isPublic: true, added: null };
  return <Badge tone={pageStateTone(changed)}>{pageState(changed, timeZone)}</Badge>;
}

function stateOf({ brand }: StoredBrand): string {
  if (isBuiltIn(brand)) return 'The site has the built-in look.';
  const look = LOOKS.find((one) => isLook(one, brand));
  return look ? `The site has the look ${look.name}.` : 'The site has a look of its own.';
}
