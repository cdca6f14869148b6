import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openMailbox, smtpError, type Mailbox } from '../../testing/mail/mailbox.ts';
import { openComposer, openSmtpSession } from './smtp-session.ts';

const SENDER = { name: 'Tideline', address: 'hello@tideline.example' };

async function open({ server }: Mailbox) {
  const [session, compose] = [await openSmtpSession(server), await openComposer(server)];
  onTestFinished(() => session.close());
  return {
    session,
    send: async (to: string, mayEnd = async () => true) => {
      const message = { to, subject: `To ${to}`, text: 'Hello\n.\n..\nBye' };
      return session.send(await compose(message, { messageId: `<${to}>`, sender: SENDER }), mayEnd);
    },
  };
}

test('sends many messages over one connection', async () => {
  let connections = 0;
  const mailbox = await openMailbox({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
  });
  const { send } = await open(mailbox);
  for (const name of ['ada', 'bob', 'eve']) expect(await send(`${name}@example.com`)).toBe(true);
  expect(connections).toBe(1);
  expect(mailbox.arrived.map(({ mail }) => mail.subject)).toEqual([
    'To ada@example.com',
    'To bob@example.com',
    'To eve@example.com',
  ]);
  expect(mailbox.arrived[0]?.mail).toMatchObject({
    messageId: '<ada@example.com>',
    text: 'Hello\n.\n..\nBye\n',
    from: SENDER,
  });
});

test('a message that may not end is not accepted, although the mail server has its text', async () => {
  const mailbox = await openMailbox();
  const { session, send } = await open(mailbox);
  expect(await send('ada@example.com', async () => false)).toBe(false);
  expect(session.isOpen()).toBe(false);
  await sleep(50);
  expect(mailbox.arrived).toEqual([]);
});

test('continues on the same connection after a refusal, and says what was refused with which code', async () => {
  const mailbox = await openMailbox({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody')) return done(smtpError(550, '5.1.1 No such mailbox'));
      if (address.startsWith('grey')) return done(smtpError(451, 'Greylisted'));
      return done();
    },
    judge(raw) {
      if (raw.includes('To spam')) throw smtpError(554, 'Looks like spam');
    },
  });
  const { session, send } = await open(mailbox);
  await expect(send('nobody@example.com')).rejects.toMatchObject({
    reason: 'refused',
    code: 550,
    part: 'recipient',
    message: '550 5.1.1 No such mailbox',
  });
  await expect(send('grey@example.com')).rejects.toMatchObject({ reason: 'later', code: 451, part: 'recipient' });
  await expect(send('spam@example.com')).rejects.toMatchObject({ reason: 'refused', code: 554, part: 'message' });
  expect(session.isOpen()).toBe(true);
  expect(await send('ada@example.com')).toBe(true);
  expect(mailbox.arrived).toHaveLength(1);
});

test('does not repeat a message by itself when the connection breaks before the answer', async () => {
  let texts = 0;
  const mailbox = await openMailbox({
    judge() {
      texts += 1;
      throw Object.assign(new Error('Going down'), { responseCode: 421 });
    },
  });
  const { session, send } = await open(mailbox);
  await expect(send('ada@example.com')).rejects.toMatchObject({ reason: 'unreachable' });
  expect(session.isOpen()).toBe(false);
  await expect(send('ada@example.com')).rejects.toMatchObject({ reason: 'unreachable' });
  expect(texts).toBe(1);
});

test('says that a mail server is unreachable', async () => {
  const mailbox = await openMailbox();
  await mailbox.stop();
  await expect(openSmtpSession(mailbox.server)).rejects.toMatchObject({
    reason: 'unreachable',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});
