import { expect, test } from 'vitest';
import type { LegalDocument } from '@tideline/copy/legal/legal-document';
import { callAsStaff, callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const FIELD = 'page.lead';

describeOnEachDatabase('the versions of a legal text', (database) => {
  const visitor = () => callAsVisitor(database()).pages;

  /** Publishes the lead of the privacy policy; null: the built-in one. */
  async function publish(lead: string | null, now: string, more: Record<string, string> = {}) {
    const { pages } = callAsStaff(database(), { now: () => now });
    const { version: liveVersion } = await pages.byId({ id: 'privacy-policy' });
    const values = { [FIELD]: lead, ...more };
    const { version } = await pages.keep({ id: 'privacy-policy', values, expectedVersion: null, liveVersion });
    await pages.publish({ id: 'privacy-policy', expectedVersion: version });
  }
  async function shown(): Promise<LegalDocument> {
    const copy = await visitor().copy({ ids: ['privacy-policy'] });
    return copy['privacy-policy']?.['page'] as LegalDocument;
  }
  const version = (day: string, page = 'privacy-policy') => visitor().shown({ path: `/${page}/versions/${day}` });

  test('are listed by the day in the agency’s time zone, the last text of each day', async () => {
    await publish('One.', '2026-12-01T20:00:00.000Z');
    expect(await shown()).toMatchObject({ lead: 'One.', updatedOn: '2026-12-01', versions: [] });
    await publish('Two, for an hour.', '2027-01-05T07:30:00.000Z'); // the evening of the 4th in Los Angeles
    await publish('Two, for {agencyName}.', '2027-01-05T07:45:00.000Z');
    await publish('Two, for {agencyName}.', '2027-01-09T20:00:00.000Z', { 'head.title': 'Privacy' }); // the same text
    await publish('Three.', '2027-02-01T20:00:00.000Z');
    expect(await shown()).toMatchObject({
      lead: 'Three.',
      updatedOn: '2027-02-01',
      versions: ['2027-01-04', '2026-12-01'],
    });
    const [first, second] = [await version('2026-12-01'), await version('2027-01-04')];
    expect(first).toMatchObject({
      isHidden: true,
      sections: { page: { headline: 'Privacy Policy' }, head: { title: 'Privacy Policy, 2026-12-01' } },
    });
    expect(first?.html).toContain('<em>In effect from December 1, 2026 until January 4, 2027.');
    expect(first?.html).toMatch(/<p>One\.<\/p>\s*<h2[^>]*><a[^>]*>Who we are</);
    expect(second?.html).toContain('Two, for Tideline.');
  });

  test('of the current text, of another day and of another page there is none', async () => {
    await publish('One.', '2026-12-01T20:00:00.000Z');
    expect(await version('2026-12-01')).toBeNull();
    expect(await version('2026-11-23')).toBeNull();
    expect(await version('2026-12-01', 'terms-of-service')).toBeNull();
    expect(await version('2026-12-01', 'home')).toBeNull();
  });

  test('stay when the built-in text returns', async () => {
    await publish('One.', '2026-12-01T20:00:00.000Z');
    await publish(null, '2026-12-09T20:00:00.000Z');
    expect(await visitor().changed()).toEqual(['privacy-policy']);
    expect(await shown()).toMatchObject({
      lead: expect.stringContaining('We would like to know as little'),
      updatedOn: '2026-12-09',
      versions: ['2026-12-01'],
    });
  });

  test('are all kept, of other pages the last 50 are', async () => {
    for (let day = 1; day <= 60; day += 1) {
      await publish(`Text ${day}.`, new Date(Date.UTC(2027, 0, day, 20)).toISOString());
    }
    expect((await shown()).versions).toHaveLength(59);
    expect((await version('2027-01-01'))?.html).toContain('Text 1.');
  });

  test('an untouched site has none, and its pages read nothing about them', async () => {
    expect(await visitor().changed()).toEqual([]);
    expect(await visitor().copy({ ids: ['privacy-policy'] })).toEqual({});
  });
});
