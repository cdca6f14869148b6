import { sentPanel } from '@tideline/copy/contact';
import type { Receipt } from './receipt.ts';

/** When the answer comes, and the reference. */
export function ReceiptFacts({ receipt: { reference, answerBy } }: { receipt: Receipt }) {
  return (
    <dl className="mt-5 grid gap-4 border-t border-line pt-5">
      {answerBy === null ? null : (
        <div>
          <dt className="type-label text-muted">{sentPanel.answer}</dt>
          <dd className="text-lead">
            {sentPanel.by} {answerBy}
          </dd>
        </div>
      )}
      <div>
        <dt className="type-label text-muted">{sentPanel.reference}</dt>
        <dd>
          <span className="text-lead font-[560] tabular-nums">{reference}</span>
          <span className="block text-muted">{sentPanel.referenceUse}</span>
        </dd>
      </div>
    </dl>
  );
}
