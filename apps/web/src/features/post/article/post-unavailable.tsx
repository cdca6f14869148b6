import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { WaveLines } from '../../../ui/drawing/wave-lines.tsx';

type PostUnavailableProps = {
  message: { heading: string; text: string; back: string };
  /** Where else to go. */
  children?: ReactNode;
};

/** Message instead of a post: none at this address, or an invalid or expired preview link. */
export function PostUnavailable({ message: { heading, text, back }, children }: PostUnavailableProps) {
  return (
    <div className="frame section-y">
      <WaveLines seed={heading} count={2} className="h-12 w-40 text-accent" />
      <h1 className="type-display mt-8 text-display">{heading}</h1>
      <p className="mt-5 max-w-[29.25em] text-lead text-muted">{text}</p>
      <p className="mt-8">
        <ButtonLink to="/blog">{back}</ButtonLink>
      </p>
      {children}
    </div>
  );
}
