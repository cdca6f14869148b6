import { callForm } from '@tideline/copy/calls/discovery-call';
import { contactForm } from '@tideline/copy/contact/contact';
import { formWording } from '@tideline/copy/contact/form-wording';
import { TRAP_FIELD } from '@tideline/domain/contact/spam';
import { findCopyFiller } from '../../core/settings/site-words.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findShownCopy } from '../../site/pages/shown/shown-copy.ts';

/** The forms that visitors send, with the document that has their texts and the built-in ones. */
const FORMS = {
  contact: { document: 'contact', texts: contactForm },
  call: { document: 'discovery-call', texts: callForm },
} as const;

/**
 * What stands beside the button of a form now, in the site's own words; null unless one of its own forms was sent. Only these
 * have the trap field; what other programs show to people is unknown.
 */
export async function findShownWording(
  db: Db,
  form: keyof typeof FORMS,
  sent: { [TRAP_FIELD]?: string | null | undefined; trail?: unknown },
): Promise<string | null> {
  if (typeof sent[TRAP_FIELD] !== 'string') return null;
  const { document, texts } = FORMS[form];
  const [copy, fill] = await Promise.all([findShownCopy(db, [document]), findCopyFiller(db)]);
  const shown = (copy[document]?.['form'] ?? texts) as typeof contactForm | typeof callForm;
  return formWording(fill(shown), sent.trail !== undefined);
}
