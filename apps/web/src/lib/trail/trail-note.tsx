import { useState } from 'react';
import { trailNote } from '@tideline/copy/trail';
import { fromIssue } from '../page-start/issue-link.ts';
import { type KeptTrail, readTrail } from './kept-trail.ts';
import { trailLines } from './trail-lines.ts';

/** A line beside the button of a form that says a trail is sent with it; opened, it shows the trail. */
export function TrailNote() {
  const [sent, setSent] = useState<string | undefined>(undefined);
  const lines = sent === undefined ? [] : trailLines(JSON.parse(sent) as KeptTrail, fromIssue());
  return (
    <details
      onToggle={({ currentTarget }) => setSent(currentTarget.open ? readTrail() : undefined)}
      className="w-full text-sm text-muted"
    >
      <summary className="min-h-6 cursor-pointer py-1 underline decoration-line-strong underline-offset-4">
        {trailNote.summary}
      </summary>
      <div className="mt-2 border-l-2 border-line-strong pl-4">
        <dl className="grid gap-1 wrap-anywhere">
          {lines.map(([label, text]) => (
            <div key={label + text} className="flex flex-wrap gap-x-2">
              <dt className="font-[560]">{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">
          {trailNote.why}{' '}
          <a className="link" href="/privacy-policy#what-we-collect">
            {trailNote.more}
          </a>
        </p>
      </div>
    </details>
  );
}
