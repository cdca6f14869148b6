import type { MailSample } from '@tideline/copy/work-samples/work-sample';
import { WaveLines } from '../ui/drawing/wave-lines.tsx';
import { DRAWN_BUTTON, SHEET, SMALL } from './sheet-classes.ts';

export type MailPanelProps = { sample: MailSample };

/** A message in an inbox. */
export function MailPanel({ sample }: MailPanelProps) {
  const { id, from, subject, paragraphs, sections, action } = sample;
  return (
    <div className={SHEET}>
      <div className="flex items-start gap-3 border-b border-line bg-sunk px-4 py-3 @md:px-6">
        <span className="type-title grid size-8 flex-none place-items-center rounded-full bg-brand-teal text-on-teal">
          {from.charAt(0)}
        </span>
        <p className="min-w-0">
          <span className={`${SMALL} block`}>{from}</span>
          <span className="font-[560]">{subject}</span>
        </p>
      </div>
      <div className="px-4 pt-4 pb-5 @md:px-6">
        <WaveLines seed={id} count={2} crests={2} className="h-5 w-16 text-accent" />
        {paragraphs.map((paragraph, at) => (
          <p key={at} className="type-title mt-3 text-[1.0625rem] leading-[1.35]">
            {paragraph}
          </p>
        ))}
        <div className="mt-4 grid gap-x-5 @md:grid-cols-2">
          {sections.map(({ title, text }, at) => (
            <p key={at} className="border-t border-line py-2.5 text-muted">
              <span className="block font-[560] text-ink">{title}</span>
              {text}
            </p>
          ))}
        </div>
        <p className="mt-2">
          <span className={DRAWN_BUTTON}>{action}</span>
        </p>
      </div>
    </div>
  );
}
