import { Link, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { controlLabels, navigation } from '@tideline/copy/site';
import type { SiteLink } from '@tideline/copy/parts/site-link';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { classNames } from '../../ui/controls/class-names.ts';

const PANEL_ID = 'mobile-menu';
const TOGGLE_CLASSES = 'size-11 place-items-center rounded-full text-ink hover:bg-tint lg:hidden';

/** Menu of small screens. Without JavaScript its button links to the footer. */
export function MobileMenu() {
  const linkTo = useSiteLink();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const href = useRouterState({ select: (state) => state.location.href });
  const [openedAt, setOpenedAt] = useState(href);
  const isShown = isOpen && openedAt === href;
  // Reset the state: hiding alone would show the menu again on return.
  if (isOpen && !isShown) setIsOpen(false);
  const { home, items, letsTalk } = useCopy('frame', 'navigation', navigation);

  useEffect(() => {
    if (!isShown) return undefined;
    const isOver = new AbortController();
    // Listens on the document, because a touch can leave no element focused.
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    addEventListener('keydown', close, isOver);
    matchMedia('(min-width: 64rem)').addEventListener('change', () => setIsOpen(false), isOver);
    return () => isOver.abort();
  }, [isShown]);

  function handleToggle() {
    setOpenedAt(href);
    setIsOpen(!isShown);
  }
  /** Closes the menu when focus moves out of it. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }
  function item({ label, to, search, hash }: SiteLink, at: number, isSmall = false) {
    return (
      <li key={at}>
        <Link
          to={to}
          search={search}
          hash={hash}
          activeOptions={{ exact: true, includeSearch: false }}
          onClick={() => setIsOpen(false)}
          className={classNames(
            'flex min-h-12 items-center text-ink no-underline aria-[current=page]:text-accent aria-[current=page]:underline decoration-buoy decoration-2 underline-offset-8',
            isSmall ? 'text-lg' : 'type-title text-[1.625rem]',
          )}
        >
          {label}
        </Link>
      </li>
    );
  }

  return (
    <div onBlur={handleBlur} className="lg:hidden">
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
          {item(home, 0)}
          {items.map((entry, at) =>
            'links' in entry ? (
              <li key={entry.id} className="my-3 border-y border-line py-4">
                <p className="type-label mb-1 text-muted">{entry.label}</p>
                <ul>{entry.links.map((link, place) => item(link, place, true))}</ul>
              </li>
            ) : (
              item(entry, at)
            ),
          )}
        </ul>
        <ButtonLink {...linkTo(letsTalk)} onClick={() => setIsOpen(false)} className="mt-6 w-full">
          {letsTalk.label}
        </ButtonLink>
      </nav>
    </div>
  );
}
