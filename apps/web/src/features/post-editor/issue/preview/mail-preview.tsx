import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useDebounced } from '../../../../lib/forms/use-debounced.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import type { IssueForm } from '../issue-form.ts';
import { MailFrame } from '../../../../staff/mail/mail-frame.tsx';
import { type MailChoice, PreviewControls, readMailChoice, rememberMailChoice } from './preview-controls.tsx';

/** Pause in typing before the mail is rendered again, in milliseconds. */
const PREVIEW_DELAY_MS = 600;

export type MailPreviewProps = {
  /** Null before the first save. */
  issueId: string | null;
  form: Pick<IssueForm, 'subject' | 'previewText' | 'content' | 'layout'>;
};

/** The mail in the form that readers get: its body at three widths, or its text part. */
export const MailPreview = memo(function MailPreview({ issueId, form }: MailPreviewProps) {
  const { subject, previewText, content, layout } = useDebounced(form, PREVIEW_DELAY_MS);
  const [choice, setChoice] = useState<MailChoice>(readMailChoice);
  const { client } = trpc.useUtils();
  const written = { id: issueId ?? undefined, subject, previewText, content, layout };
  const preview = useQuery({
    queryKey: ['issue-preview', written],
    queryFn: ({ signal }) => client.issues.messages.preview.mutate(written, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data } = preview;
  return (
    <section aria-label="Preview" className="grid min-w-0 grid-cols-1 content-start gap-4">
      <PreviewControls
        choice={choice}
        onChoice={(next) => {
          setChoice(next);
          rememberMailChoice(next);
        }}
      />
      {preview.isError ? (
        <output className="type-label text-danger">The preview has stopped: {errorMessage(preview.error)}</output>
      ) : null}
      {preview.isPending ? <Skeleton className="h-96" /> : null}
      {data && choice.part === 'text' ? (
        <pre
          dir="auto"
          className="border border-line bg-surface p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {data.text}
        </pre>
      ) : null}
      {data && choice.part === 'html' ? <MailFrame html={data.html} width={choice.width} view={choice} /> : null}
      {data ? (
        <p className="text-sm text-muted">
          The email is {Math.max(1, Math.round(data.bytes / 1000))} kB.
          {data.isCut ? ' That is too long, so it ends with a link to the whole issue.' : ''}
        </p>
      ) : null}
    </section>
  );
});
