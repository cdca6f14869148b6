import type { ReactNode } from 'react';

export type SettingsSectionProps = { id: string; title: string; badge?: ReactNode; children: ReactNode };

/** A section of the settings below the form, with an optional badge beside its heading. */
export function SettingsSection({ id, title, badge, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-8 grid max-w-4xl gap-4 border-t border-line pt-6">
      <h2 id={id} className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        {title} {badge}
      </h2>
      {children}
    </section>
  );
}
