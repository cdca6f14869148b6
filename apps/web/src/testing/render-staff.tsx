import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { ReactNode } from 'react';
import type { AppRouter } from '@tideline/api/router';
import { createQueryClient, trpc } from '../lib/calls/trpc.ts';
import { ToastProvider } from '../ui/overlays/toast.tsx';

/** The server's answers by procedure path (`contacts.list`). A function that throws makes the call fail. */
export type Answers = Record<string, (input: never) => unknown>;

/** A call that was made: procedure path and input. */
export type Call = { path: string; input: unknown };

const SETTINGS = { timeZone: 'America/Los_Angeles', siteTitle: 'Tideline' };

/**
 * Renders a part of the staff area inside router, query cache and notification area. Calls go to `answers` instead of the
 * network; a call without an answer fails.
 * @param address of the page, whose path is the root
 * @returns the calls made so far, and a user to act with
 */
export async function renderStaff(children: ReactNode, answers: Answers = {}, address = '/') {
  const calls: Call[] = [];
  const all: Answers = { 'settings.site': () => SETTINGS, ...answers };
  const answerLink: TRPCLink<AppRouter> = () => (call) =>
    observable((observer) => {
      const { path, input } = call.op;
      calls.push({ path, input });
      void (async () => {
        try {
          const answer = all[path];
          if (!answer) throw new Error(`No answer for ${path}`);
          observer.next({ result: { type: 'data', data: await answer(input as never) } });
          observer.complete();
        } catch (error) {
          observer.error(error instanceof TRPCClientError ? error : TRPCClientError.from(error as Error));
        }
      })();
    });
  const client = createTRPCClient<AppRouter>({ links: [answerLink] });
  const queryClient = createQueryClient();
  const rootRoute = createRootRoute({
    component: () => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>{children}</ToastProvider>
        </QueryClientProvider>
      </trpc.Provider>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  render(<RouterProvider router={router as never} />);
  // The notification area accepts clicks shortly after its first toast appears; a slow test clicks before that.
  return { calls, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

/** An error response as the server sends it. */
export function refusal(
  code: string,
  message: string,
  issues?: { path: string; message: string }[],
  more: { needsPassword?: true } = {},
): Error {
  return new TRPCClientError(message, {
    result: { error: { code: -32000, message, data: { code, issues, ...more } } } as never,
  });
}
