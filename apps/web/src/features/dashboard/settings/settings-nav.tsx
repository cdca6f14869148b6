import { useIsFetching } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { offeredSections, SETTINGS_SECTIONS } from '../../../staff/settings-sections.ts';
import { useMay } from '../../../lib/calls/use-may.ts';

/** Links to the sections: a list at the side, a scrolling row on small screens. */
export function SettingsNav() {
  const { hash } = useLocation();
  const sections = offeredSections(useMay());
  useScrollOnceLoaded(hash);
  const current = Object.hasOwn(SETTINGS_SECTIONS, hash) ? hash : sections[0]?.id;
  return (
    <nav
      aria-label="Sections of the settings"
      className="z-10 max-lg:-mx-1 max-lg:overflow-x-auto max-lg:px-1 lg:sticky lg:top-20 lg:self-start"
    >
      <ul className="flex gap-1 lg:grid">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/admin"
              search={{ tab: 'settings' }}
              hash={id}
              preload={false}
              activeOptions={{ includeHash: true }}
              aria-current={id === current ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-tide px-3 whitespace-nowrap max-lg:border-b-3 lg:min-h-9 lg:border-l-3',
                id === current ? 'font-[560] text-ink' : 'border-transparent! text-muted hover:text-ink',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the section in the address once the sections above it have their content. */
function useScrollOnceLoaded(hash: string) {
  const isLoading = useIsFetching() > 0;
  const shown = useRef('');
  useEffect(() => {
    if (isLoading || hash === '' || shown.current === hash) return;
    shown.current = hash;
    document.getElementById(hash)?.scrollIntoView();
  }, [hash, isLoading]);
}
