import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@tideline/api/router';
import { expect, test } from 'vitest';
import { joinRepeated } from './join-repeated.ts';

/** A client whose calls wait for `answer`. */
function openClient() {
  const sent: string[] = [];
  const waiting: ((error?: Error) => void)[] = [];
  const endLink: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        sent.push(`${op.path} ${JSON.stringify(op.input)}`);
        waiting.push((error) => {
          if (error) return observer.error(TRPCClientError.from(error));
          observer.next({ result: { type: 'data', data: sent.length } });
          return observer.complete();
        });
      });
  const client = createTRPCClient<AppRouter>({ links: [joinRepeated(), endLink] });
  const answer = (error?: Error) => waiting.splice(0).forEach((end) => end(error));
  return { client, sent, answer };
}

const LOGIN = { email: 'ada@example.com', password: 'secret' };

test('a call that is repeated while it is unanswered is sent once, and both have the answer (issue 29)', async () => {
  const { client, sent, answer } = openClient();
  const calls = [client.auth.login.mutate(LOGIN), client.auth.login.mutate({ ...LOGIN })];
  expect(sent).toHaveLength(1);
  answer();
  expect(await Promise.all(calls)).toEqual([1, 1]);
  const again = client.auth.login.mutate(LOGIN);
  answer();
  expect(await again).toBe(2);
});

test('a failure reaches both, and the next call is sent', async () => {
  const { client, sent, answer } = openClient();
  const calls = [client.auth.login.mutate(LOGIN), client.auth.login.mutate(LOGIN)];
  answer(new Error('No connection'));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = client.auth.login.mutate(LOGIN);
  answer();
  await again;
  expect(sent).toHaveLength(2);
});

test('other input, another call in between, and queries are sent each time', async () => {
  const { client, sent, answer } = openClient();
  const status = (to: 'won' | 'lost') => client.contacts.updateStatus.mutate({ id: 'ada', status: to });
  const calls = [status('won'), status('lost'), status('won'), client.auth.me.query(), client.auth.me.query()];
  expect(sent).toHaveLength(5);
  answer();
  await Promise.all(calls);
});
