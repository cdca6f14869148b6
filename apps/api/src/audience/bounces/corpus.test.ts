import { describe, expect, test } from 'vitest';
import { digestMail } from '../../core/mailbox/parse/digest-mail.ts';
import { decideBounce, type SentMessage } from './decide-bounce.ts';
import { ADA, BOB, ERASED, readCorpus } from '../../testing/corpora/bounces/read-corpus.ts';

const SHAPES = readCorpus();
const SENT: SentMessage[] = [ADA, BOB, ERASED].map(({ id, email }) => ({ id, readerEmail: email }));

async function decide(raw: string) {
  const message = await digestMail(new TextEncoder().encode(raw));
  if (message === null) throw new Error('It is not a valid message.');
  return decideBounce(message.mail, async (wanted) => SENT.find(({ id }) => id === wanted) ?? null);
}

describe('the corpus of bounces and complaints', () => {
  test('has at least sixty shapes with different names, and no part is left unfilled', () => {
    expect(new Set(SHAPES.map(({ name }) => name)).size).toBe(SHAPES.length);
    expect(SHAPES.length).toBeGreaterThanOrEqual(60);
    expect(SHAPES.filter(({ raw }) => /\{[A-Z_]+\}/.test(raw))).toEqual([]);
  });

  test.each(SHAPES)('$name: $expected', async ({ raw, expected }) => {
    const decision = await decide(raw);
    const outcome = decision.outcome === 'record' ? decision.report.kind : decision.outcome;
    expect({ outcome, reader: decision.outcome === 'record' ? decision.messageId : ADA.id }).toEqual({
      outcome: expected,
      reader: ADA.id,
    });
  });

  test('every record has a reason, and no reason holds an e-mail address', async () => {
    const decisions = await Promise.all(SHAPES.map(({ raw }) => decide(raw)));
    const records = decisions.flatMap((decision) => (decision.outcome === 'record' ? [decision.report] : []));
    expect(records.filter(({ reason }) => reason === '')).toEqual([]);
    const left = decisions.filter((decision) => decision.outcome === 'left');
    expect([...records, ...left].filter(({ reason }) => reason.includes('@'))).toEqual([]);
  });

  test('hostile texts neither fail nor take long', async () => {
    const long = 200_000;
    const texts = ['a'.repeat(long), '-'.repeat(long), '<'.repeat(long), 'a@'.repeat(long / 2), '\n '.repeat(long / 2)];
    for (const text of [...texts, 'deliver '.repeat(long / 8), '1.1.'.repeat(long / 4)]) {
      for (const { raw } of SHAPES.filter(({ name }) => /^(?:Exim, delayed|No status at all|ARF without)/.test(name))) {
        const hostile = raw.replace(/(?<=(?:reader\.example|Code: smtp; |Agent: ))/, text);
        expect((await decide(hostile)).outcome).toBeTypeOf('string');
      }
    }
  });
});
