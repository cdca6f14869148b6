import type { ReactNode, RefObject } from 'react';
import { SETTINGS_SECTIONS, type SettingsSectionId } from '../../../staff/settings-sections.ts';

export type SettingsSectionProps = {
  id: SettingsSectionId;
  badge?: ReactNode;
  /** What is true now, in a sentence. */
  state?: ReactNode;
  /** Of `useFocusAfterDialog`. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** A section of the settings, with an optional badge beside its heading. */
export function SettingsSection({ id, badge, state, heading, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className="grid max-w-4xl gap-4 border-t border-line pt-6">
      <h2
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        id={id}
        className="flex scroll-mt-20 flex-wrap items-center gap-3 text-lg font-semibold outline-none"
      >
        {SETTINGS_SECTIONS[id].title} {badge}
      </h2>
      {state ? <p className="text-lg text-pretty">{state}</p> : null}
      {children}
    </section>
  );
}
