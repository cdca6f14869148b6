// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a test needs
import { expect, test } from '@playwright/test';
import { type Client, createClient } from '@tideline/api-client';
import { type MailServer, startMailServer } from '../staff/mail-server.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { staffLogin } from '../support/staff-login.ts';
import { readMails, readPages, type SiteTexts } from './site-texts.ts';

type Settings = Awaited<ReturnType<Client['settings']['read']['query']>>;
/** A new setting without a row does not compile. */
type Setting =
  | Exclude<keyof Settings, 'agency' | 'socialLinks'>
  | `agency.${keyof Settings['agency']}`
  | `socialLinks.${keyof Settings['socialLinks']}`
  | 'retention';

const SETTINGS: Settings = {
  siteTitle: 'Marlow Finch',
  agency: {
    legalName: 'Marlow Works',
    place: 'Bremerhaven',
    region: 'Weserland',
    country: 'DE',
    area: 'the northern coast',
  },
  contactEmail: 'office@marlow.example',
  socialLinks: { instagram: 'https://social.example/marlow', linkedin: 'https://links.example/marlow' },
  timeZone: 'Asia/Tokyo',
  analyticsId: 'M-4711',
  mailsPerHour: 777,
  currency: 'CHF',
};

const LEGAL = ['/privacy-policy', '/terms-of-service'];
const PAGES = ['/', '/about', '/blog', '/discovery-call', ...LEGAL, '/blog/ebb'];
const FILES = ['/rss.xml', '/feed.json', '/site.webmanifest', '/llms.txt', '/api/docs', '/api/openapi.json'];
const MAILS = ['mail to the inquirer', 'mail to the reader', 'mail to the caller'];

/** For each setting, what to look for, and where it must be and nowhere else. */
const SHOWN: Record<Setting, { sign: RegExp; places: string[] }> = {
  siteTitle: { sign: /Marlow Finch/, places: [...PAGES, ...FILES, ...MAILS, 'calendar entry'] },
  'agency.legalName': { sign: /Marlow Works/, places: ['/', ...LEGAL] },
  'agency.place': { sign: /Bremerhaven/, places: [...PAGES, '/llms.txt'] },
  'agency.region': { sign: /Weserland/, places: ['/', ...LEGAL] },
  'agency.country': { sign: /"addressCountry":"DE"/, places: ['/'] },
  'agency.area': { sign: /the northern coast/, places: ['/', '/privacy-policy'] },
  contactEmail: {
    sign: /office@marlow\.example/,
    places: [...PAGES, '/.well-known/security.txt', ...MAILS, 'calendar entry'],
  },
  'socialLinks.instagram': { sign: /https:\/\/social\.example\/marlow/, places: PAGES },
  'socialLinks.linkedin': { sign: /https:\/\/links\.example\/marlow/, places: PAGES },
  timeZone: {
    sign: /Mar(ch)? 9, 2026|Tokyo|Japan|GMT\+9/,
    places: ['/blog', '/discovery-call', '/blog/ebb', 'mail to the inquirer', 'mail to the caller'],
  },
  // For staff, and for the server alone.
  analyticsId: { sign: /M-4711/, places: [] },
  mailsPerHour: { sign: /\b777\b/, places: [] },
  currency: { sign: /\bCHF\b/, places: [] },
  retention: { sign: /\b17 months\b|\b19 days\b/, places: ['/privacy-policy', 'mail to the reader'] },
};
const CARDS = ['/cards/pages/home.png', '/cards/posts/ebb.png'];

let mails: MailServer | undefined;
let site: OwnServer | undefined;
test.afterAll(async () => {
  await site?.stop();
  await mails?.stop();
});

test('each setting is in the pages, files, cards and mails that it is for', async ({}, testInfo) => {
  mails = await startMailServer();
  site = await startOwnServer(testInfo.outputPath('site'), { SMTP_URL: mails.url, SAMPLE_DATA: '0', BACKUP_DAYS: '0' });
  const { token } = await createClient({ url: site.url }).auth.login.mutate(staffLogin);
  const staff = createClient({ url: site.url, token });
  const post = { title: 'Ebb', content: 'Hello.', status: 'published', publishDate: '2026-03-08T20:00:00Z' } as const;
  const { id } = await staff.posts.create.mutate(post);
  const [person] = await staff.bookings.hours.query();
  const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  await staff.bookings.updateHours.mutate({ staffId: person?.staffId ?? '', weekly, daysOff: [], place: 'By phone' });
  const before = await readPages(site.url, id);
  await staff.settings.update.mutate(SETTINGS);
  const periods = { contactMonths: 17, sessionDays: 7, unconfirmedDays: 19, auditMonths: 12 };
  await staff.privacy.updateRetention.mutate(periods);
  const after = await readPages(site.url, id);
  const texts: SiteTexts = { ...after, ...(await readMails(createClient({ url: site.url }), mails.inbox)) };
  for (const [setting, { sign, places }] of Object.entries(SHOWN)) {
    const seen = Object.keys(texts).filter((place) => sign.test(texts[place] ?? ''));
    expect({ setting, seen: seen.toSorted() }).toEqual({ setting, seen: places.toSorted() });
  }
  for (const card of CARDS) expect(after[card], card).not.toBe(before[card]);
});
