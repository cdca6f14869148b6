import type { ReaderPreferences } from '@tideline/domain/newsletter/preferences';
import { preferencesPage } from '@tideline/copy/notices/preferences';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { LeaveForm } from './leave-form.tsx';
import { OwnData } from './own-data.tsx';

/** The link that led to the page: its token, and the message that contained it, if it was an issue's. */
export type PreferencesLink = { token: string; messageId: string | undefined };

export type PreferencesProps = {
  link: PreferencesLink;
  preferences: ReaderPreferences;
  /** Outcome of the submitted choices; undefined if none were submitted. */
  done: string | undefined;
  /** The agency's address. */
  contactEmail: string;
};

/** A reader's choices, the form to unsubscribe, and access to their data. */
export function Preferences({ link, preferences, done, contactEmail }: PreferencesProps) {
  const { title, address, gone } = preferencesPage;
  return (
    <div className="frame section-y">
      <div className="grid max-w-[40em] gap-10">
        <header>
          <h1 className="type-display text-display">{title}</h1>
          <p className="mt-5 text-lead text-muted">
            {preferences.isSubscribed ? address : gone.text}{' '}
            {preferences.isSubscribed ? (
              <strong className="font-semibold wrap-anywhere text-ink">{preferences.email}</strong>
            ) : null}
          </p>
          {preferences.isSubscribed ? null : (
            <div className="mt-6">
              <ButtonLink to="/" hash="blog">
                {gone.link}
              </ButtonLink>
            </div>
          )}
        </header>
        {preferences.isSubscribed ? (
          <>
            <ChoiceForm link={link} preferences={preferences} done={done} />
            <LeaveForm link={link} />
          </>
        ) : null}
        <OwnData token={link.token} mailsLinks={preferences.mailsLinks} contactEmail={contactEmail} />
      </div>
    </div>
  );
}
