import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { ClientLogo } from '@tideline/copy/home/client-logos';
import { carouselLabels } from '@tideline/copy/home/testimonials';
import { ClientLogoMark } from './client-logo-mark.tsx';

export type LogoMarqueeProps = { logos: readonly ClientLogo[]; heading: string };

/** Marquee of client logos. Stops on hover, focus and pause, and with reduced motion. */
export function LogoMarquee({ logos, heading }: LogoMarqueeProps) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div className="mt-[clamp(3.5rem,7vw,7rem)]">
      <div className="frame">
        <div className="flex items-center justify-between border-t border-line pt-4">
          <h3 className="type-label text-muted">{heading}</h3>
          <button
            type="button"
            aria-label={isPaused ? carouselLabels.moveLogos : carouselLabels.stopLogos}
            onClick={() => setIsPaused(!isPaused)}
            className="grid size-11 place-items-center rounded-full text-muted hover:bg-tint hover:text-ink still:hidden"
          >
            {isPaused ? (
              <Play aria-hidden="true" strokeWidth={1.6} className="icon" />
            ) : (
              <Pause aria-hidden="true" strokeWidth={1.6} className="icon" />
            )}
          </button>
        </div>
      </div>
      <div className="marquee mt-4 overflow-hidden still:frame">
        <div className="marquee-track flex w-max still:w-full" data-paused={isPaused}>
          <LogoRow logos={logos} />
          <LogoRow logos={logos} isCopy />
        </div>
      </div>
    </div>
  );
}

/** The second row repeats the first for a seamless loop and is hidden from assistive technology. */
function LogoRow({ logos, isCopy = false }: { logos: readonly ClientLogo[]; isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className={
        isCopy
          ? 'flex flex-none items-center still:hidden'
          : 'flex flex-none items-center still:flex-1 still:flex-wrap still:gap-x-[clamp(1rem,4vw,4.5rem)]'
      }
    >
      {logos.map((logo, at) => (
        <li key={at} className="px-[clamp(0.75rem,2.6vw,2.75rem)] py-4 still:px-0 max-sm:still:py-2">
          <ClientLogoMark logo={logo} />
        </li>
      ))}
    </ul>
  );
}
