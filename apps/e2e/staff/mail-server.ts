import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

/** A real SMTP server for one test file. */
export type MailServer = {
  /** For `SMTP_URL`. */
  url: string;
  /** Accepted mails, by recipient. */
  inbox: { to: string; mail: Email }[];
  /** Recipients that are refused permanently, each with the text of the response. */
  refused: Map<string, string>;
  /** Delay of the response to each recipient. */
  delayMs: number;
  stop: () => Promise<void>;
};

/** Starts an SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const words = server.refused.get(address);
      const error = words === undefined ? null : Object.assign(new Error(words), { responseCode: 550 });
      setTimeout(() => done(error), server.delayMs);
    },
    onData(stream, { envelope }, done) {
      callbackify(receive)(stream, envelope, (error) => done(error));
    },
  });
  async function receive(stream: AsyncIterable<Buffer>, { rcptTo }: SMTPServerEnvelope): Promise<void> {
    const mail = await PostalMime.parse(await text(stream));
    server.inbox.push(...rcptTo.map(({ address }) => ({ to: address, mail })));
  }
  smtp.on('error', () => undefined); // a client may disconnect
  const socket = smtp.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    inbox: [],
    refused: new Map(),
    delayMs: 0,
    stop: () =>
      new Promise<void>((resolve) => {
        smtp.close(() => resolve());
      }),
  };
  return server;
}
