import type { Issue } from '@tideline/domain/newsletter/issue';
import { ArrowLeft, Copy, ExternalLink } from 'lucide-react';
import { IssueStateBadge } from '../../../staff/issues/issue-state-badge.tsx';
import { issueTitle } from '../../../staff/issues/issue-title.ts';
import { useDuplicateIssue } from '../../../staff/issues/use-duplicate-issue.ts';
import { UserText } from '../../../staff/user-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { IssueParts } from './issue-parts.ts';
import { toIssueForm } from './issue-form.ts';
import { MailPreview } from './preview/mail-preview.tsx';
import { May } from '../../../staff/roles/may.tsx';

export type IssuePageProps = {
  issue: Issue;
  SentIssue: IssueParts['SentIssue'];
  onClose: () => void;
  onOpen: (id: string) => void;
};

/**
 * An issue whose text can no longer be changed, or not by this role: progress or results, the mail, its page in the archive.
 */
export function IssuePage({ issue, SentIssue, onClose, onOpen }: IssuePageProps) {
  const { isPending, duplicate } = useDuplicateIssue(onOpen);
  return (
    <div className="grid gap-6 pb-16">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
        <Button size="sm" variant="quiet" onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="icon" />
          <span className="max-sm:sr-only">Back</span>
        </Button>
        <h1 className="type-title min-w-0 flex-1 text-title-s max-sm:order-1 max-sm:basis-full">
          <UserText text={issueTitle(issue)} />
        </h1>
        <IssueStateBadge state={issue.state} />
        {issue.slug === null || issue.startedAt === null ? null : (
          <a
            href={`/newsletter/issues/${issue.slug}`}
            target="_blank"
            rel="noreferrer"
            className="link flex min-h-11 items-center gap-2 max-sm:order-2"
          >
            <ExternalLink aria-hidden="true" className="icon" />
            View in the archive
          </a>
        )}
        <May use="issues.edit">
          <Button
            size="sm"
            variant="secondary"
            className="max-sm:order-2"
            disabled={isPending}
            onClick={() => duplicate(issue.id)}
          >
            <Copy aria-hidden="true" className="icon" />
            {isPending ? 'Duplicating...' : 'Duplicate'}
          </Button>
        </May>
      </div>
      {SentIssue ? <SentIssue issue={issue} /> : null}
      <section aria-labelledby="issue-text" className="grid gap-3">
        <h2 id="issue-text" className="type-title text-title-s">
          The email
        </h2>
        <MailPreview issueId={issue.id} form={toIssueForm(issue)} />
      </section>
    </div>
  );
}
