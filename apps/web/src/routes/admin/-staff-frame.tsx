import type { CSSProperties } from 'react';
import { DASHBOARD_TABS } from '../../features/dashboard/dashboard-search.ts';

// Style attributes, because the style sheet of the staff area comes later.
const EDGE = { paddingInline: 'clamp(1rem, 2.5vw, 2.5rem)' };
const ROW: CSSProperties = { ...EDGE, display: 'flex', alignItems: 'center', borderBottom: '1px solid var(--line)' };
const BLOCK = { background: 'var(--line)', opacity: 0.5, borderRadius: 3, marginBottom: '1.5rem' };

export type StaffFrameProps = { siteTitle: string; hasTabs: boolean };

/**
 * The outlines of the staff area, rendered on the server for the end of the body: shown to those who have a session in this
 * browser until a page is there, which hides it (styles/base.css). React skips it on hydration, as it skips what extensions add.
 */
export function StaffFrame({ siteTitle, hasTabs }: StaffFrameProps) {
  return (
    <div id="staff-frame" hidden>
      <div aria-hidden="true">
        <div style={{ ...ROW, height: '3.5rem', fontWeight: 600 }}>{siteTitle}</div>
        <div style={{ ...ROW, height: '2.75rem', margin: '4rem 0 1.5rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>
          {hasTabs
            ? Object.values(DASHBOARD_TABS).map(({ label }) => (
                <span key={label} style={{ paddingInline: '0.75rem', fontSize: '0.875rem', color: 'var(--muted)' }}>
                  {label}
                </span>
              ))
            : null}
        </div>
        <div style={EDGE}>
          <div style={{ ...BLOCK, height: '3rem' }} />
          <div style={{ ...BLOCK, height: '9rem' }} />
          <div style={{ ...BLOCK, height: '9rem' }} />
        </div>
      </div>
      <output style={{ position: 'fixed', inset: 'auto 1rem 1rem', textAlign: 'center' }} />
    </div>
  );
}
