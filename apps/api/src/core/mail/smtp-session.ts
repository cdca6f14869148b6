import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailMessage } from './mail-message.ts';
import { SendError, toSendError } from './send-error.ts';
import type { SmtpServer } from './smtp-address.ts';
import { connectionOptions, signingOptions, toMailOptions, type Envelope } from './mail-options.ts';

/** A connection to a mail server for many messages, one at a time. Never repeats a message by itself. */
export type SmtpSession = {
  /**
   * Hands over a message. When `mayEnd` is called, the mail server has the whole text, but accepts it only after the end
   * mark, which is sent if `mayEnd` answers true.
   * @returns false when `mayEnd` answered false: the message was not sent, and the connection is closed
   * @throws SendError
   */
  send: (message: PreparedMessage, mayEnd: () => Promise<boolean>) => Promise<boolean>;
  /** False after a failure closed the connection. */
  isOpen: () => boolean;
  close: () => void;
};

/** A message as transmitted. */
export type PreparedMessage = { from: string; to: string; text: Buffer };

/** Opens a connection and signs in. @throws SendError */
export async function openSmtpSession(server: SmtpServer): Promise<SmtpSession> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection(connectionOptions(server));
  connection.on('error', () => undefined); // the callback of the current command gets the error too
  await connect(connection, server);
  let isOpen = true;
  connection.once('end', () => {
    isOpen = false;
  });

  return {
    isOpen: () => isOpen,
    close: () => (isOpen ? connection.quit() : connection.close()),
    async send({ from, to, text }, mayEnd) {
      let isHeldBack = false;
      async function* parts() {
        yield text;
        isHeldBack = true;
        if (!(await mayEnd())) throw new Error('The message is held back.');
        isHeldBack = false;
      }
      try {
        await call((done) => connection.send({ from, to: [to] }, Readable.from(parts()), done));
        return true;
      } catch (error) {
        const failure = isHeldBack ? null : toSendError(error, server);
        // After a refusal the connection can take the next message; after any other failure its state is unknown.
        const isReset =
          failure !== null &&
          failure.reason !== 'unreachable' &&
          isOpen &&
          (await call((done) => connection.reset(done)).then(
            () => true,
            () => false,
          ));
        if (!isReset) connection.close();
        if (failure !== null) throw failure;
        return false;
      }
    },
  };
}

/** Hands one message over by a connection of its own. @throws SendError */
export async function sendOnce(server: SmtpServer, message: PreparedMessage): Promise<void> {
  const session = await openSmtpSession(server);
  try {
    await session.send(message, async () => true);
  } finally {
    session.close();
  }
}

/** Writes messages for transmission, and signs them if the server has a key. */
export async function openComposer(
  server: SmtpServer,
): Promise<(message: MailMessage, envelope: Envelope) => Promise<PreparedMessage>> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...signingOptions(server),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message, envelope) => {
    const { message: text } = await transport.sendMail(toMailOptions(message, envelope));
    if (!Buffer.isBuffer(text)) throw new TypeError('The message is a stream.');
    return { from: envelope.sender.address, to: message.to, text };
  };
}

async function connect(connection: SMTPConnection, server: SmtpServer): Promise<void> {
  const { user, password } = server;
  const failed = Promise.withResolvers<never>();
  connection.once('error', failed.reject);
  connection.once('end', () => failed.reject(new SendError('unreachable', 'The mail server closed the connection.')));
  try {
    await Promise.race([call((done) => connection.connect(done)), failed.promise]);
    if (user !== null && connection.allowsAuth) {
      const signIn = call((done) => connection.login({ user, pass: password }, done));
      await Promise.race([signIn, failed.promise]);
    }
  } catch (error) {
    connection.close();
    throw error instanceof SendError ? error : toSendError(error, server);
  } finally {
    failed.promise.catch(() => undefined);
  }
}

/** Promisifies a callback function of the mail library. */
function call(act: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    act((error) => (error ? reject(error) : resolve()));
  });
}
