import type { ReactNode } from 'react';
import { WaveDivider } from '../drawing/wave-divider.tsx';

type BandProps = {
  /** The id of the section; that of its heading ends in `-title`. */
  id: string;
  children: ReactNode;
};

/** A section on tinted ground between two waves. */
export function Band({ id, children }: BandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <WaveDivider seed={id} className="text-tint" />
      <div className="bg-tint">{children}</div>
      <WaveDivider seed={`${id}end`} className="-mt-px rotate-180 text-tint" />
    </section>
  );
}
