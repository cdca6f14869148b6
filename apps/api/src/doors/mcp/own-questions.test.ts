import { expect, test } from 'vitest';
import { eventDeliverer } from '../../care/webhooks/delivery/deliver-events.ts';
import { openSender, openTestClock } from '../../testing/mail/mail-round.ts';
import { openMailbox } from '../../testing/mail/mailbox.ts';
import { callTool, openMcpSite } from '../../testing/matrix/mcp-site.ts';
import { callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';
import { TEST_TARGETS } from '../../testing/webhooks/targets.ts';

const QUESTION = { label: 'How large is your team?', kind: 'number' as const };

test('answers to questions of the form are in the mail to the agency, in webhooks and in what programs read', async () => {
  const { db, staff, keyWith, connect } = await openMcpSite();
  const [clock, mailbox, receiver] = [openTestClock(), await openMailbox(), await openReceiver()];
  await insertTestWebhook(db, { url: receiver.url, events: 'enquiry.created' });
  const { questions } = await staff.questions.save({ questions: [QUESTION], expectedVersion: 0 });
  const id = questions[0]?.id ?? '';
  const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
  await callAsVisitor(db).contacts.send({ ...contact, answers: { [id]: '12' } });
  const answers = [{ questionId: id, question: QUESTION.label, answer: '12' }];

  await openSender(db, mailbox, clock)();
  expect(mailbox.arrived.map(({ mail }) => mail.text).join('\n')).toContain(`${QUESTION.label}: 12`);

  const stop = new AbortController().signal;
  const log = { warn: () => undefined };
  await eventDeliverer({ db, targets: TEST_TARGETS, log, stop, now: () => TEST_NOW, random: () => 0 })();
  expect(receiver.received.map(({ event }) => event.data['enquiry'])).toMatchObject([{ answers }]);

  const client = await connect((await keyWith(['contacts.read'])).key);
  const [found] = (await staff.contacts.list()).items;
  expect((await callTool(client, 'read_enquiry', { id: found?.id })).texts.join('\n')).toContain(QUESTION.label);
});
