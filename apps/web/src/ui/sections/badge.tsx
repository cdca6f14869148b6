import type { ReactNode } from 'react';
import { classNames } from '../controls/class-names.ts';

/** `yellow`, `green`, `blue` and `red` are the status colours of the staff area. */
export type BadgeTone = 'neutral' | 'accent' | 'buoy' | 'sand' | 'yellow' | 'green' | 'blue' | 'red';

export type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-line-strong text-muted',
  accent: 'border-accent text-accent',
  buoy: 'border-buoy text-buoy',
  sand: 'border-transparent bg-brand-sand text-on-sand',
  yellow: 'border-transparent bg-[#f6e3ac] text-[#5a3d05] dark:bg-[#4a3a10] dark:text-[#f6df9c]',
  green: 'border-transparent bg-[#cfe9d6] text-[#124a2c] dark:bg-[#123f2a] dark:text-[#a9e8c4]',
  blue: 'border-transparent bg-[#cfe3f3] text-[#0e3f66] dark:bg-[#123a57] dark:text-[#b3dbf8]',
  red: 'border-transparent bg-[#f7d6d0] text-[#7d1710] dark:bg-[#561f19] dark:text-[#ffc4bb]',
};

/** A framed label. The word carries the meaning, not the colour. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'type-label inline-flex items-center gap-1.5 rounded-[0.8125rem] border px-2.5 py-0.5 whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
