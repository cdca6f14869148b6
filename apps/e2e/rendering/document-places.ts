import type { Client } from '@tideline/api-client';
import { changeOneRow } from '../support/site-database.ts';

/** A page, or the answer to a form that was sent without JavaScript. */
export type Place = { path: string; form?: Record<string, string> };

/** On a site with sample data: takes calls, and has three issues of the newsletter. */
export async function fillSite(staff: Client, dataDir: string): Promise<void> {
  const [person] = await staff.bookings.hours.query();
  const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  await staff.bookings.updateHours.mutate({ staffId: person?.staffId ?? '', weekly, daysOff: [], place: 'By phone' });
  for (const [at, slug] of ['first', 'second', 'third'].entries()) {
    const { id } = await staff.issues.create.mutate({ subject: slug, content: 'Hello.' });
    const statement = "update issues set state = 'sent', slug = ?, started_at = ?, finished_at = ? where id = ?";
    const sentAt = `2026-11-0${at + 1}T09:00:00.000Z`;
    changeOneRow(statement, [slug, sentAt, sentAt, id], 'The issue is not there.', dataDir);
  }
}

/** The pages that together show the texts of a document. */
export async function documentPlaces(id: string, path: string | null, staff: Client): Promise<Place[]> {
  const others = OTHER_PLACES[id] ?? (async () => []);
  return [{ path: path ?? '/' }, ...(await others(staff))];
}

const OTHER_PLACES: Record<string, (staff: Client) => Promise<Place[]>> = {
  blog: async (staff) => {
    const { id } = await staff.posts.create.mutate({ title: 'Quokka', content: 'Hello.', status: 'published' });
    return [
      { path: `/blog/${id}` },
      { path: '/blog?q=quokka' },
      { path: '/blog?q=numbat' },
      { path: '/blog?q=marked' },
      { path: '/blog/no-such-post' },
      { path: '/preview/no-such-preview' },
    ];
  },
  'discovery-call': async (staff): Promise<Place[]> => {
    const { days } = await staff.bookings.times.query({ days: 8 });
    const [at = '', free = ''] = days[1]?.times ?? [];
    const details = { firstName: 'Ada', lastName: 'Caller', email: 'ada@example.com' };
    const { token } = await staff.bookings.book.mutate({ ...details, startsAt: at, timeZone: 'Asia/Tokyo' });
    const zone = 'Antarctica/Troll'; // not in the list of zones
    return [
      { path: `/discovery-call?${new URLSearchParams({ at: free, zone })}` },
      { path: `/discovery-call?${new URLSearchParams({ at: '2020-01-01T00:00:00.000Z', zone })}` },
      { path: `/discovery-call?day=${days[7]?.day}` },
      { path: '/discovery-call', form: { ...details, startsAt: '2020-01-01T00:00:00.000Z', timeZone: zone } },
      { path: '/discovery-call/confirm', form: { t: token } },
      { path: `/discovery-call/booked?${new URLSearchParams({ t: token, done: 'moved' })}` },
      { path: '/discovery-call/cancel', form: { t: token } },
    ];
  },
  'case-studies': async () => [
    { path: '/case-studies/medical-spa' },
    { path: '/about' },
    { path: '/about?case=medical-spa' },
  ],
  newsletter: async () => [
    { path: '/blog' },
    { path: '/newsletter/issues/second' },
    { path: '/newsletter/issues/no-such-issue' },
    ...[
      'newsletter',
      'newsletter-known',
      'newsletter-confirm',
      'newsletter-confirm-again',
      'newsletter-confirm-later',
    ].map((form) => ({ path: `/thank-you?form=${form}` })),
    { path: '/forms/newsletter', form: { email: 'nobody' } },
  ],
  contact: async (): Promise<Place[]> => [
    {
      path: '/forms/contact',
      form: { firstName: 'Ada', lastName: 'Writer', email: 'ada@example.com', message: 'Hello.' },
    },
    { path: '/forms/contact', form: { email: 'nobody' } },
  ],
};

/** Words that no visitor reads: they choose the article that a service names. */
export const CHOOSING = /^details\..*\.reading$/;
