import { z } from 'zod';
import { isTimeZone } from '../post/publish-date.ts';
import { SETTINGS_LIMITS } from './settings.ts';
import { emailAddress, lineOfText, requiredLine } from './text.schema.ts';

const socialLink = lineOfText({ label: 'Social link', maxLength: SETTINGS_LIMITS.socialLink }).refine(
  (address) => address === '' || /^https:\/\/[^/?#\s]+/i.test(address),
  'Social link must begin with https://.',
);

/** All settings as the settings tab saves them. */
export const settingsSchema = z.object({
  siteTitle: requiredLine({ label: 'Site title', maxLength: SETTINGS_LIMITS.siteTitle }),
  contactEmail: emailAddress('Contact email'),
  socialLinks: z.object({ instagram: socialLink, linkedin: socialLink }),
  timeZone: lineOfText({ label: 'Time zone', maxLength: SETTINGS_LIMITS.timeZone }).refine(
    isTimeZone,
    'Time zone must be an IANA name such as America/Los_Angeles.',
  ),
  analyticsId: lineOfText({ label: 'Analytics ID', maxLength: SETTINGS_LIMITS.analyticsId }),
});
