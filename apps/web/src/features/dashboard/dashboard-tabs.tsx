import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../ui/controls/class-names.ts';
import { useMay } from '../../lib/calls/use-may.ts';
import { DASHBOARD_TABS } from './dashboard-search.ts';
import { isAllowed } from './tab-rights.ts';
import type { DashboardTab } from './dashboard-search.ts';
import { useWaitingCount } from './use-waiting-count.ts';

const TABS = Object.keys(DASHBOARD_TABS) as DashboardTab[];

/** Ids that link a tab to its panel. */
export const tabId = (tab: DashboardTab) => `tab-${tab}`;
export const panelId = (tab: DashboardTab) => `panel-${tab}`;

/** Tabs as links, so that they open in a new window; arrow keys, Home and End move between them. */
export function DashboardTabs({ current }: { current: DashboardTab }) {
  const may = useMay();
  const waiting = useWaitingCount();
  return (
    <div
      role="tablist"
      aria-label="Dashboard"
      className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line-strong"
    >
      {TABS.filter((tab) => isAllowed(tab, may)).map((tab) => (
        <Link
          key={tab}
          to="/admin"
          search={tab === 'overview' ? {} : { tab }}
          resetScroll={false}
          preload={false}
          role="tab"
          ref={tab === current ? keepInView : undefined}
          id={tabId(tab)}
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId(tab) : undefined}
          tabIndex={tab === current ? 0 : -1}
          onKeyDown={moveFocus}
          {...(tab === 'contacts' && waiting > 0 ? waitingProps(waiting) : undefined)}
          className={classNames(
            '-mb-px flex min-h-11 items-center border-b-3 px-3 text-sm font-[560] whitespace-nowrap -outline-offset-3!',
            tab === current
              ? 'border-buoy text-ink'
              : 'border-transparent text-muted hover:border-line-strong hover:text-ink',
            tab === 'contacts' && waiting > 0 && WAITING_CLASSES,
          )}
        >
          {DASHBOARD_TABS[tab].label}
        </Link>
      ))}
    </div>
  );
}

/** Drawn by CSS, so that the text of the tab stays its label. */
const WAITING_CLASSES =
  'after:ml-1.5 after:rounded-full after:bg-buoy after:px-1.5 after:text-xs after:leading-5 after:text-paper after:content-[attr(data-waiting)]';

function waitingProps(waiting: number) {
  const title = waiting === 1 ? '1 inquiry waits for an answer' : `${waiting} inquiries wait for an answer`;
  return { 'data-waiting': waiting > 99 ? '99+' : waiting, title };
}

/** Keeps the tab in the middle of the row; a turned phone, fonts and the number of waiting inquiries move it later. */
function keepInView(tab: HTMLAnchorElement | null) {
  const list = tab?.parentElement;
  if (!tab || !list) return undefined;
  const watch = new ResizeObserver(() => {
    const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  });
  for (const one of [list, ...list.children]) watch.observe(one);
  return () => watch.disconnect();
}

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const next: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
  const to = next[event.key];
  if (event.key === ' ') event.currentTarget.click();
  else if (to === undefined) return;
  else tabs[(to + tabs.length) % tabs.length]?.focus();
  event.preventDefault();
}
