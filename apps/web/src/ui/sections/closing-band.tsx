import type { ReactNode } from 'react';
import { Reveal } from '../drawing/reveal.tsx';
import { WaveDivider } from '../drawing/wave-divider.tsx';

export type ClosingBandProps = {
  heading: string;
  text: string;
  /** Buttons. */
  children: ReactNode;
  seed: string;
};

/** Call to action at the end of a page, under the tide line. */
export function ClosingBand({ heading, text, children, seed }: ClosingBandProps) {
  return (
    <section className="no-print">
      <WaveDivider seed={seed} className="text-band" />
      <div className="deep">
        <Reveal className="frame grid-page items-end gap-y-8 pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(4rem,8vw,8rem)]">
          <div className="col-span-12 lg:col-span-8">
            <h2 className="type-display max-w-[9.75em] text-display text-balance">{heading}</h2>
            <p className="mt-6 max-w-[34.75em] text-lead text-muted">{text}</p>
          </div>
          <p className="col-span-12 flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">{children}</p>
        </Reveal>
      </div>
    </section>
  );
}
