import type { IssueCheck } from '@tideline/domain/newsletter/message';
import { quantity } from '../../../../lib/text/quantity.ts';

/** What the checks of a mail have found. */
export function CheckResult({ findings, counts }: IssueCheck) {
  const looked = [
    quantity(counts.links, ['link', 'links']),
    quantity(counts.pictures, ['picture', 'pictures']),
    `${Math.max(1, Math.round(counts.bytes / 1000))} kB`,
  ].join(', ');
  if (findings.length === 0) return <p>Nothing to mend: {looked}.</p>;
  return (
    <div className="border-l-4 border-warn bg-surface px-4 py-3">
      <p className="font-[560] text-warn">Worth a look before sending</p>
      <ul className="list-disc pl-5">
        {findings.map(({ about, weight, text }) => (
          <li key={about + text} className="wrap-anywhere">
            <span dir="auto">{text}</span>
            {weight === 'hint' ? <span className="text-muted"> (hint)</span> : null}
          </li>
        ))}
      </ul>
      <p className="pt-1 text-muted">Looked at: {looked}.</p>
    </div>
  );
}
