/**
 * What a person agrees to on the page behind the confirmation link, above its button. Stored with a sign-up whose form is not the
 * site's own; the promise beside that form is in the copy of the newsletter.
 */
export const CONFIRMED_SENTENCE =
  'Confirm that you want our newsletter: weekly emails with one idea you can put to work. You can unsubscribe any time.';
