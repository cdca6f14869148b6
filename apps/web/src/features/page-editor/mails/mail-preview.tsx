import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import type { MailPreview as Mail } from '@tideline/domain/page/mail-preview';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useDebounced } from '../../../lib/forms/use-debounced.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';
import { MailFrame } from '../../../staff/mail/mail-frame.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { sectionInWords } from '../fields/field-words.ts';

export type MailPreviewProps = {
  values: CopyValues;
  /** The path of the field that is being written; null: none. */
  pointed: string | null;
};

type MailName = keyof (typeof SITE_DOCUMENTS)['mails']['sections'];

/** Pause in typing before the mail is written again, in milliseconds. */
const PAUSE_MS = 250;
const NAMES = Object.keys(SITE_DOCUMENTS.mails.sections) as MailName[];
/** The texts that all mails about a call share are shown in one of them. */
const OPTIONS = NAMES.filter((name) => name !== 'calls').map((value) => ({ value, label: sectionInWords(value) }));
const FIRST: MailName = 'inquiryReceived';

/** The mail with the text that is being written, or the chosen one, as it would be sent. */
export function MailPreview({ values, pointed }: MailPreviewProps) {
  const [shown, setShown] = useState({ mail: FIRST, pointed });
  if (pointed !== shown.pointed) setShown({ mail: mailOf(pointed) ?? shown.mail, pointed });
  const { client } = trpc.useUtils();
  const written = useDebounced(values, PAUSE_MS);
  const field = mailOf(pointed) === shown.mail ? pointed : null;
  const wanted = { mail: shown.mail, values: written, field };
  const preview = useQuery({
    queryKey: ['mail-preview', wanted],
    queryFn: ({ signal }) => client.pages.previewMail.mutate(wanted, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { failure: 'Failed to show the email' },
  });
  return (
    <section aria-label="Email" className="grid min-w-0 grid-cols-1 content-start gap-4">
      <SelectField
        label="Email"
        className="max-w-sm"
        options={OPTIONS}
        value={shown.mail === 'calls' ? 'callBooked' : shown.mail}
        onChange={(mail) => setShown({ mail, pointed })}
      />
      <LoadFailure query={preview} />
      {preview.data ? <WrittenMail mail={preview.data} /> : preview.isPending ? <Skeleton className="h-96" /> : null}
    </section>
  );
}

function WrittenMail({ mail: { subject, text, html, calendar } }: { mail: Mail }) {
  return (
    <>
      <p dir="auto" className="text-lg font-semibold wrap-anywhere">
        {subject}
      </p>
      {html === null ? null : <MailFrame html={html} width={600} view={{ isDark: false, hasPictures: true }} />}
      {html === null ? null : <h2 className="type-label text-muted">Plain text</h2>}
      <pre dir="auto" className="border border-line bg-surface p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
      {calendar ? (
        <>
          <h2 className="type-label text-muted">In the calendar</h2>
          <div dir="auto" className="border border-line bg-surface p-4 text-sm wrap-anywhere">
            <p className="font-semibold">{calendar.title}</p>
            <p className="text-muted">{calendar.text}</p>
          </div>
        </>
      ) : null}
      <p className="text-sm text-muted">With sample values. Nothing is sent.</p>
    </>
  );
}

/** The mail that has a field; null: none. */
function mailOf(path: string | null): MailName | null {
  if (path === 'calls.reason') return 'callCanceled';
  return NAMES.find((name) => name === path?.split('.', 1)[0]) ?? null;
}
