import type { ReaderPreferences } from '@tideline/domain/newsletter/preferences';
import { preferencesPage } from '../../content/notices/preferences.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { LeaveForm } from './leave-form.tsx';

/** The link that led to the page: its token, and the message of an issue that it was in. */
export type PreferencesLink = { token: string; messageId: string | undefined };

export type PreferencesProps = {
  link: PreferencesLink;
  preferences: ReaderPreferences;
  /** What became of the form of choices that was sent. */
  done: string | undefined;
};

/** What a reader has chosen, the way out, and their data. */
export function Preferences({ link, preferences, done }: PreferencesProps) {
  const { title, address, gone, data } = preferencesPage;
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
        <section aria-labelledby="own-data" className="border-t border-line pt-8">
          <h2 id="own-data" className="type-title text-title-s">
            {data.title}
          </h2>
          <p className="mt-2 text-muted">{data.text}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <form method="post" action="/newsletter/export">
              <input type="hidden" name="t" value={link.token} />
              <Button type="submit" variant="secondary">
                {data.download}
              </Button>
            </form>
            <form method="get" action="/newsletter/erase">
              <input type="hidden" name="t" value={link.token} />
              <Button type="submit" variant="quiet">
                {data.erase}
              </Button>
            </form>
          </div>
        </section>
      </div>
    </div>
  );
}
