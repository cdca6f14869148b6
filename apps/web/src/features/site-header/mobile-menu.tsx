import { Link, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { controlLabels, navigation } from '../../content/site.ts';
import type { SiteLink } from '../../content/site-link.ts';
import { useSectionClick } from '../../lib/use-section-click.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';

const PANEL_ID = 'mobile-menu';
const TOGGLE_CLASSES = 'size-11 place-items-center rounded-full text-ink hover:bg-tint lg:hidden';

/** The menu of small screens. Without JavaScript its button leads to the links in the footer. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const scrollTo = useSectionClick();
  const href = useRouterState({ select: (state) => state.location.href });
  const [openedAt, setOpenedAt] = useState(href);
  const isShown = isOpen && openedAt === href;
  const { home, about, services, industries, blog, letsTalk } = navigation;

  useEffect(() => {
    document.documentElement.classList.toggle('overflow-hidden', isShown);
    return () => document.documentElement.classList.remove('overflow-hidden');
  }, [isShown]);

  function close() {
    setIsOpen(false);
    toggle.current?.focus();
  }
  function handleToggle() {
    setOpenedAt(href);
    setIsOpen(!isShown);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) close();
  }
  function item({ label, to }: SiteLink, isSmall = false) {
    return (
      <li key={to}>
        <Link
          to={to}
          onClick={() => setIsOpen(false)}
          className={classNames(
            'flex min-h-12 items-center text-ink no-underline aria-[current=page]:text-tide aria-[current=page]:underline decoration-buoy decoration-2 underline-offset-8',
            isSmall ? 'text-lg' : 'type-title text-[1.625rem]',
          )}
        >
          {label}
        </Link>
      </li>
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from the button as well as from the panel
    <div onKeyDown={handleKeyDown} className="lg:hidden">
      <a href="#footer" aria-label={controlLabels.openMenu} className={classNames(TOGGLE_CLASSES, 'hidden no-js:grid')}>
        <MenuIcon aria-hidden="true" strokeWidth={1.6} className="icon" />
      </a>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isShown}
        aria-controls={PANEL_ID}
        aria-label={isShown ? controlLabels.closeMenu : controlLabels.openMenu}
        onClick={handleToggle}
        className={classNames(TOGGLE_CLASSES, 'grid no-js:hidden')}
      >
        {isShown ? (
          <X aria-hidden="true" strokeWidth={1.6} className="icon" />
        ) : (
          <MenuIcon aria-hidden="true" strokeWidth={1.6} className="icon" />
        )}
      </button>
      <nav
        id={PANEL_ID}
        aria-label={controlLabels.mainNavigation}
        hidden={!isShown}
        className="fixed inset-x-0 top-17 bottom-0 overflow-y-auto bg-paper px-[clamp(1.125rem,4.2vw,4rem)] pt-4 pb-10 lg:top-20"
      >
        <ul className="border-t border-ink pt-4">
          {item(home)}
          {item(about)}
          {item(services)}
          <li className="my-3 border-y border-line py-4">
            <p className="type-label mb-1 text-muted">{industries.label}</p>
            <ul>{industries.links.map((link) => item(link, true))}</ul>
          </li>
          {item(blog)}
        </ul>
        <ButtonLink
          to={letsTalk.to}
          hash="contact"
          onClick={() => {
            setIsOpen(false);
            document.documentElement.classList.remove('overflow-hidden');
            scrollTo('contact');
          }}
          className="mt-6 w-full"
        >
          {letsTalk.label}
        </ButtonLink>
      </nav>
    </div>
  );
}
