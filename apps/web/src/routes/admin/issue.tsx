import { createFileRoute } from '@tanstack/react-router';
import { AudienceFields } from '../../features/dashboard/issues/audience/audience-fields.tsx';
import { IssueDesk } from '../../features/post-editor/issue/issue-desk.tsx';
import type { IssueParts } from '../../features/post-editor/issue/issue-parts.ts';
import { parseCmsSearch } from '../../features/post-editor/list/cms-search.ts';
import { SendDialog } from './-send-dialog.tsx';
import { SentIssue } from './-sent-issue.tsx';
import { ForRole } from '../../staff/roles/for-role.tsx';

export const Route = createFileRoute('/admin/issue')({
  validateSearch: parseCmsSearch,
  head: () => ({ meta: [{ title: 'Newsletter issue' }] }),
  component: () => <ForRole needs={['issues.read']} screen={IssuePage} />,
});

/** Parts of the dashboard that the editor of an issue shows. */
const PARTS: IssueParts = { AudienceFields, SendDialog, SentIssue };

function IssuePage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <IssueDesk
      search={search}
      parts={PARTS}
      onOpen={(id) => void navigate({ search: { edit: id }, replace: search.edit === undefined })}
      onClose={() => void navigate({ to: '/admin', search: { tab: 'newsletter', view: 'issues' } })}
    />
  );
}
