import { sentPanel } from '@tideline/copy/contact/contact';
import { useCopy } from '../../lib/copy/use-copy.ts';
import type { Receipt } from './receipt.ts';

/** When the answer comes, and the reference. */
export function ReceiptFacts({ receipt: { reference, answerBy } }: { receipt: Receipt }) {
  const copy = useCopy('contact', 'sent', sentPanel);
  return (
    <dl className="mt-5 grid gap-4 border-t border-line pt-5">
      {answerBy === null ? null : (
        <div>
          <dt className="type-label text-muted">{copy.answer}</dt>
          <dd className="text-lead">
            {copy.by} {answerBy}
          </dd>
        </div>
      )}
      <div>
        <dt className="type-label text-muted">{copy.reference}</dt>
        <dd>
          <span className="text-lead font-[560] tabular-nums">{reference}</span>
          <span className="block text-muted">{copy.referenceUse}</span>
        </dd>
      </div>
    </dl>
  );
}
