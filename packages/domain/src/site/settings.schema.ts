import { z } from 'zod';
import { isTimeZone } from '../time/publish-date.ts';
import { DEFAULT_SETTINGS, MAILS_PER_HOUR_BOUNDS, SETTINGS_LIMITS } from './settings.ts';
import { emailAddress, lineOfText, requiredLine } from '../text/text.schema.ts';

const socialLink = lineOfText({ label: 'Social link', maxLength: SETTINGS_LIMITS.socialLink }).refine(
  (address) => address === '' || /^https:\/\/[^/?#\s]+/i.test(address),
  'Social link must begin with https://.',
);

const MAILS_PER_HOUR = `Emails per hour must be a whole number from ${MAILS_PER_HOUR_BOUNDS.min} to ${MAILS_PER_HOUR_BOUNDS.max}.`;

const COUNTRY = 'Country must be a two-letter code such as US.';

const CURRENCY = 'Currency must be a three-letter code such as USD.';

const agency = z.object({
  legalName: lineOfText({ label: 'Legal name', maxLength: SETTINGS_LIMITS.agency }),
  place: requiredLine({ label: 'Place', maxLength: SETTINGS_LIMITS.agency }),
  region: lineOfText({ label: 'State or region', maxLength: SETTINGS_LIMITS.agency }),
  country: z.string({ error: COUNTRY }).regex(/^[A-Z]{2}$/, COUNTRY),
  area: requiredLine({ label: 'Area served', maxLength: SETTINGS_LIMITS.agency }),
});

/** All settings as saved in the settings tab. */
export const settingsSchema = z.object({
  siteTitle: requiredLine({ label: 'Site title', maxLength: SETTINGS_LIMITS.siteTitle }),
  // Not sent by programs of an older version: stays as it is.
  agency: agency.optional(),
  contactEmail: emailAddress('Contact email'),
  socialLinks: z.object({ instagram: socialLink, linkedin: socialLink }),
  timeZone: lineOfText({ label: 'Time zone', maxLength: SETTINGS_LIMITS.timeZone }).refine(
    isTimeZone,
    'Time zone must be an IANA name such as America/Los_Angeles.',
  ),
  analyticsId: lineOfText({ label: 'Analytics ID', maxLength: SETTINGS_LIMITS.analyticsId }),
  mailsPerHour: z
    .int({ error: MAILS_PER_HOUR })
    .min(MAILS_PER_HOUR_BOUNDS.min, MAILS_PER_HOUR)
    .max(MAILS_PER_HOUR_BOUNDS.max, MAILS_PER_HOUR)
    // Not sent by pages of an older version.
    .default(DEFAULT_SETTINGS.mailsPerHour),
  currency: z
    .string({ error: CURRENCY })
    .refine(isCurrency, CURRENCY)
    // Not sent by pages of an older version.
    .default(DEFAULT_SETTINGS.currency),
});

/** Whether a text is the ISO 4217 code of a currency, in capitals. */
function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);
}
