import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { clientLogos } from '../../content/client-logos.ts';
import { carouselLabels, testimonialsSection } from '../../content/testimonials.ts';
import { ClientLogoMark } from './client-logo-mark.tsx';

/** The client logos, drifting by. Stands still on hover, focus and pause, and for visitors who want less motion. */
export function LogoMarquee() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div className="mt-[clamp(3.5rem,7vw,7rem)]">
      <div className="frame">
        <div className="flex items-center justify-between border-t border-line pt-4">
          <h3 className="type-label text-muted">{testimonialsSection.logosHeading}</h3>
          <button
            type="button"
            aria-label={isPaused ? carouselLabels.moveLogos : carouselLabels.stopLogos}
            onClick={() => setIsPaused(!isPaused)}
            className="grid size-11 place-items-center rounded-full text-muted hover:bg-tint hover:text-ink no-js:hidden motion-reduce:hidden"
          >
            {isPaused ? (
              <Play aria-hidden="true" strokeWidth={1.6} className="icon" />
            ) : (
              <Pause aria-hidden="true" strokeWidth={1.6} className="icon" />
            )}
          </button>
        </div>
      </div>
      <div className="marquee mt-4 overflow-hidden motion-reduce:mx-auto motion-reduce:max-w-[88rem] no-js:mx-auto no-js:max-w-[88rem]">
        <div className="marquee-track flex w-max motion-reduce:w-full no-js:w-full" data-paused={isPaused}>
          <LogoRow />
          <LogoRow isCopy />
        </div>
      </div>
    </div>
  );
}

/** The second row is what follows the first one round; it is a picture only. */
function LogoRow({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className={
        isCopy
          ? 'flex flex-none items-center motion-reduce:hidden no-js:hidden'
          : 'flex flex-none items-center motion-reduce:flex-1 motion-reduce:flex-wrap motion-reduce:justify-center no-js:flex-1 no-js:flex-wrap no-js:justify-center'
      }
    >
      {clientLogos.map((logo) => (
        <li key={logo.name} className="px-[clamp(0.75rem,2.6vw,2.75rem)] py-4">
          <ClientLogoMark logo={logo} />
        </li>
      ))}
    </ul>
  );
}
