import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { headingId, SETTINGS_SECTIONS, type SettingsSectionId } from '../../../staff/settings-sections.ts';

export type SettingsSectionProps = {
  section: SettingsSectionId;
  badge?: ReactNode;
  /** What is true now, in a sentence; missing until it is known. */
  state: ReactNode;
  /** The next act: a button or a link. */
  action?: ReactNode;
  /** When changes take effect, in a sentence, where the page does not show it. */
  saving?: string;
  /** Of `useFocusAfterDialog`. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Takes the whole width of the window. */
  isWide?: boolean;
  children?: ReactNode;
};

/** A page of the settings: its heading, the state with the next act, and what can be changed. */
export function SettingsSection(props: SettingsSectionProps) {
  const { section, badge, state, action, saving, heading, isWide = false, children } = props;
  return (
    <section
      aria-labelledby={headingId(section)}
      className={classNames('grid min-w-0 grid-cols-1 content-start gap-6', !isWide && 'max-w-4xl')}
    >
      <header className="grid gap-3">
        <h2
          ref={heading}
          tabIndex={heading ? -1 : undefined}
          id={headingId(section)}
          className="flex flex-wrap items-center gap-3 text-xl font-semibold outline-none"
        >
          {SETTINGS_SECTIONS[section].title} {badge}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-h-7 min-w-0 text-lg text-pretty wrap-anywhere">{state}</p>
          {action}
        </div>
        {saving ? <p className="text-sm text-muted">{saving}</p> : null}
      </header>
      {children}
    </section>
  );
}
