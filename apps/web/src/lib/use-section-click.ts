import { useRouterState } from '@tanstack/react-router';
import { scrollToSection } from './scroll-to-section.ts';

/**
 * What a click on a link to a section of the home page does there: it scrolls, also when the address already names the
 * section. Elsewhere the link leads to the home page, which scrolls by itself.
 */
export function useSectionClick(): (id: string) => void {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (id) => {
    if (pathname === '/') scrollToSection(id);
  };
}
