import type { TextCheck } from '@tideline/domain/text/text-check';
import { quantity } from '../../../lib/text/quantity.ts';

export type CheckResultProps = Omit<TextCheck, 'counts'> & {
  /** `bytes` of a mail only. */
  counts: TextCheck['counts'] & { bytes?: number };
};

/** The findings of a check of a post or a mail. */
export function CheckResult({ findings, counts }: CheckResultProps) {
  const looked = [
    quantity(counts.links, ['link', 'links']),
    quantity(counts.pictures, ['picture', 'pictures']),
    ...(counts.bytes === undefined ? [] : [`${Math.max(1, Math.round(counts.bytes / 1000))} kB`]),
  ].join(', ');
  if (findings.length === 0) return <p>No problems: {looked}.</p>;
  return (
    <div className="border-l-4 border-warn bg-surface px-4 py-3">
      <p className="font-[560] text-warn">Worth a look</p>
      <ul className="list-disc pl-5">
        {findings.map(({ about, weight, text }) => (
          <li key={about + text} className="wrap-anywhere">
            <span dir="auto">{text}</span>
            {weight === 'hint' ? <span className="text-muted"> (hint)</span> : null}
          </li>
        ))}
      </ul>
      <p className="pt-1 text-muted">Checked: {looked}.</p>
    </div>
  );
}
