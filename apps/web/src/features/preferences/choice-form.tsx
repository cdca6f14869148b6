import type { ReaderPreferences } from '@tideline/domain/newsletter/preferences';
import { CHOOSE_A_TOPIC } from '@tideline/domain/newsletter/topic';
import { SUBSCRIBER_FREQUENCIES } from '@tideline/domain/subscriber/subscriber';
import { preferencesPage } from '@tideline/copy/notices/preferences';
import { Button } from '../../ui/controls/button.tsx';
import type { PreferencesLink } from './preferences.tsx';

export type ChoiceFormProps = {
  link: PreferencesLink;
  preferences: ReaderPreferences;
  done: string | undefined;
};

const BOX = 'mt-1';

/** The form for topics and frequency: a plain POST, answered by this page. */
export function ChoiceForm({ link: { token, messageId }, preferences: { topics, frequency }, done }: ChoiceFormProps) {
  return (
    <form method="post" action="/newsletter/preferences" className="grid gap-8">
      <input type="hidden" name="t" value={token} />
      {messageId === undefined ? null : <input type="hidden" name="m" value={messageId} />}
      {done === 'saved' ? (
        <output className="block border-l-3 border-accent pl-4">{preferencesPage.saved}</output>
      ) : null}
      {topics.length > 0 ? (
        <fieldset aria-describedby={done === 'no-topic' ? 'no-topic' : undefined}>
          <legend className="type-title text-title-s">{preferencesPage.topics}</legend>
          {done === 'no-topic' ? (
            <p id="no-topic" role="alert" className="mt-3 border-l-3 border-danger pl-4 text-danger">
              {CHOOSE_A_TOPIC}
            </p>
          ) : null}
          {topics.map(({ id, name, description, isChosen }) => (
            <label key={id} className="mt-2 flex min-h-11 items-start gap-3 py-1.5">
              <input type="checkbox" name="topic" value={id} defaultChecked={isChosen} className={BOX} />
              <span className="min-w-0">
                <span dir="auto" className="block font-semibold wrap-anywhere">
                  {name}
                </span>
                {description === '' ? null : (
                  <span dir="auto" className="block wrap-anywhere text-muted">
                    {description}
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <fieldset>
        <legend className="type-title text-title-s">{preferencesPage.frequency}</legend>
        {SUBSCRIBER_FREQUENCIES.map((known) => (
          <label key={known} className="mt-2 flex min-h-11 items-start gap-3 py-1.5">
            <input type="radio" name="frequency" value={known} defaultChecked={known === frequency} className={BOX} />
            {preferencesPage.frequencies[known]}
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="justify-self-start">
        {preferencesPage.save}
      </Button>
    </form>
  );
}
