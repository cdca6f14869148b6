import { expect, onTestFinished, test } from 'vitest';
import { personSummaryAnswer } from '@tideline/domain/privacy/privacy.answer';
import { analyticsAnswer } from '@tideline/domain/stats/stats.answer';
import { teamAnswer } from '@tideline/domain/team/team.answer';
import { openRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsVisitor } from '../../testing/test-caller.ts';

test('what counts enquiries has the documented form, with `inquiries`', async () => {
  const { app, db, close } = await openRestServer();
  onTestFinished(close);
  const headers = await openSession(db);
  await callAsVisitor(db).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
  const read = async (url: string) => (await app.inject({ url, headers })).json<unknown>();
  const analytics = analyticsAnswer.parse(await read('/api/stats/analytics?range=7d'));
  expect(analytics.days.map(({ inquiries }) => inquiries)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(teamAnswer.parse(await read('/api/team')).members).toMatchObject([{ inquiries: 0 }]);
  const payload = { email: 'ada@example.com' };
  const found = await app.inject({ method: 'POST', url: '/api/people/find', headers, payload });
  expect(personSummaryAnswer.parse(found.json()).counts).toMatchObject({ inquiries: 1 });
  expect(await read('/api/team?fields=invitations')).toEqual({ invitations: [] });
});
