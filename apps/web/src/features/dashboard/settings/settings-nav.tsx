import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMay } from '../../../lib/calls/use-may.ts';
import {
  offeredSections,
  SETTINGS_GROUPS,
  SETTINGS_SECTIONS,
  type SettingsSectionId,
} from '../../../staff/settings-sections.ts';
import { useMediaQuery } from '../../../staff/use-media-query.ts';
import { classNames } from '../../../ui/controls/class-names.ts';

/** The pages of the settings by groups: a list at the side; below it on small screens, behind a button that names the page. */
export function SettingsNav({ current }: { current: SettingsSectionId | undefined }) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function handleChoose() {
    if (isWide) return;
    setIsOpen(false);
    button.current?.focus(); // the chosen link disappears
  }
  return (
    <nav
      ref={showCurrent}
      aria-label="Sections of the settings"
      className="min-w-0 lg:sticky lg:top-20 lg:-mx-1 lg:max-h-[calc(100dvh-13rem)] lg:self-start lg:overflow-y-auto lg:px-1 lg:[scrollbar-width:thin]"
    >
      {isWide ? null : (
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-line-strong bg-surface px-3 text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="min-w-0">
            <span className="sr-only">Pages of the settings. Shown: </span>
            {current ? (
              <>
                <span className="text-muted">{SETTINGS_SECTIONS[current].group}: </span>
                <span className="font-[560]">{SETTINGS_SECTIONS[current].title}</span>
              </>
            ) : (
              'Choose a page'
            )}
          </span>
          <ChevronDown aria-hidden="true" className={classNames('icon flex-none', isOpen && 'rotate-180')} />
        </button>
      )}
      {isWide || isOpen ? <Groups current={current} onChoose={handleChoose} /> : null}
    </nav>
  );
}

type GroupsProps = { current: SettingsSectionId | undefined; onChoose: () => void };

function Groups({ current, onChoose }: GroupsProps) {
  const offered = offeredSections(useMay());
  const groups = SETTINGS_GROUPS.map((group) => ({
    group,
    sections: offered.filter((id) => SETTINGS_SECTIONS[id].group === group),
  })).filter(({ sections }) => sections.length > 0);
  return (
    <ul className="grid gap-2 max-lg:mt-2 max-lg:gap-4 max-lg:rounded-control max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-3 max-sm:grid-cols-1 sm:max-lg:grid-cols-3">
      {groups.map(({ group, sections }) => (
        <li key={group}>
          <p id={`group-${group}`} className="border-l-3 border-transparent pl-3 text-sm font-[560] text-muted">
            {group}
          </p>
          <ul aria-labelledby={`group-${group}`} className="max-lg:mt-1">
            {sections.map((id) => (
              <li key={id}>
                <Link
                  to="/admin"
                  search={{ tab: 'settings', section: id }}
                  preload={false}
                  aria-current={id === current ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center border-l-3 px-3 lg:min-h-6.5 lg:leading-6',
                    id === current
                      ? 'border-accent font-[560] text-ink'
                      : 'border-transparent text-muted hover:border-line-strong hover:text-ink',
                  )}
                  onClick={onChoose}
                >
                  {SETTINGS_SECTIONS[id].title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls a list that is higher than the window to the current page. */
function showCurrent(nav: HTMLElement | null) {
  const link = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !link) return;
  nav.scrollTop += link.getBoundingClientRect().top - nav.getBoundingClientRect().top - nav.clientHeight / 2;
}
