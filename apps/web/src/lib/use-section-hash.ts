import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { scrollToSection } from './scroll-to-section.ts';

/** Scrolls to the section that the address names, when the page appears and whenever the hash changes. */
export function useSectionHash(): void {
  const hash = useRouterState({ select: (state) => state.location.hash });
  useEffect(() => {
    function scrollToHash() {
      if (hash !== '') scrollToSection(hash);
    }
    // After the router has put the page where it thinks it belongs; whoever types already is left alone.
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('input, select, textarea')) scrollToHash();
    });
    window.addEventListener('hashchange', scrollToHash);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('hashchange', scrollToHash);
    };
  }, [hash]);
}
