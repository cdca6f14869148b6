import type { PublicRetention } from '@tideline/domain/privacy/retention';
import type { Settings, SiteWords } from '@tideline/domain/site/settings';

/** The placeholders that every text may have, each with what it stands for. */
export const PLACEHOLDERS: Record<keyof SiteWords | 'agencyName' | 'contactEmail', string> = {
  agencyName: 'the site title',
  legalName: 'the legal name',
  place: 'the place',
  location: 'the place with its state or region',
  area: 'the area served',
  contactEmail: 'the contact email',
  retention: 'how long inquiries are kept',
  unconfirmed: 'how long unconfirmed sign-ups are kept',
};

/** The words for the placeholders, from the settings. */
export function siteWords(
  { siteTitle, agency }: Pick<Settings, 'siteTitle' | 'agency'>,
  kept: PublicRetention,
): SiteWords {
  const { legalName, place, region, area } = agency;
  return {
    legalName: legalName || siteTitle,
    place,
    location: [place, region].filter(Boolean).join(', '),
    area,
    retention:
      kept.contactMonths === 0
        ? 'until you ask us to delete them'
        : `for ${counted(kept.contactMonths, 'month')} after the last entry about them`,
    unconfirmed: `after ${counted(kept.unconfirmedDays, 'day')}`,
  };
}

function counted(count: number, unit: string): string {
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}
