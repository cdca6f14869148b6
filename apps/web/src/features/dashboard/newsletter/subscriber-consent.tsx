import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import { DateText } from '../../../staff/time/date-text.tsx';

/** The wording that a subscriber has agreed to, and when. */
export function SubscriberConsent({ consentAt, consentText }: Pick<Subscriber, 'consentAt' | 'consentText'>) {
  if (!consentText) return null;
  return (
    <div className="grid gap-1 border-t border-line pt-4 text-sm">
      <p className="text-muted">
        Wording beside the button
        {consentAt === null ? null : (
          <>
            , agreed to <DateText iso={consentAt} />
          </>
        )}
      </p>
      <p dir="auto" className="wrap-anywhere">
        {consentText}
      </p>
    </div>
  );
}
