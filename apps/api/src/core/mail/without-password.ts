import type { SmtpServer } from './smtp-address.ts';

/** What a server says, without the password: a server may repeat it, and its words are stored, logged and shown. */
export function withoutPassword(text: string, { user, password }: Pick<SmtpServer, 'user' | 'password'>): string {
  if (password === '') return text;
  const plain = Buffer.from(`\0${user}\0${password}`).toString('base64'); // AUTH PLAIN
  const encoded = [plain, Buffer.from(password).toString('base64')]; // and AUTH LOGIN
  return [password, ...encoded].reduce((words, secret) => words.replaceAll(secret, '[password]'), text);
}
