import { Files } from 'lucide-react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { quantity } from '../../../lib/text/quantity.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Link to the texts of the pages. */
export function PagesCard() {
  const pages = trpc.pages.list.useQuery(undefined, { meta: { failure: 'Failed to fetch pages' } });
  const drafts = pages.data?.filter(({ draft }) => draft !== null).length ?? 0;
  const changed = pages.data?.filter(({ changedFields }) => changedFields > 0).length ?? 0;
  return (
    <SettingsSection
      section="pages"
      state={pages.data ? stateOf(changed, drafts) : null}
      action={
        <ButtonLink
          to="/admin/pages/{-$documentId}"
          params={{ documentId: undefined }}
          size="sm"
          variant="secondary"
          preload={false}
        >
          <Files aria-hidden="true" className="icon" />
          Open pages
        </ButtonLink>
      }
    >
      <LoadFailure query={pages} />
      <p className="text-sm text-muted">The words of every page, the header, the footer and the forms.</p>
    </SettingsSection>
  );
}

function stateOf(changed: number, drafts: number): string {
  if (changed + drafts === 0) return 'Every page is as it came.';
  return `${quantity(changed, ['page', 'pages'])} changed, ${quantity(drafts, ['draft', 'drafts'])}.`;
}
