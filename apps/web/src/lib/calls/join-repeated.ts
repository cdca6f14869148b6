import type { OperationResultObserver, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@tideline/api/router';

type Observer = OperationResultObserver<AppRouter, unknown>;

/**
 * Deduplicates mutations in flight: a repeated call with the same input shares the first one's answer, because the
 * second click of a double click arrives before React has disabled the button. Another mutation in between ends this,
 * so that a value toggled back and forth is sent each time.
 */
export function joinRepeated(): TRPCLink<AppRouter> {
  return () => {
    let last: { call: string; callers: Set<Observer> } | null = null;
    return ({ op, next }) =>
      observable((observer) => {
        if (op.type !== 'mutation') return next(op).subscribe(observer);
        const call = `${op.path} ${JSON.stringify(op.input)}`;
        if (last?.call === call) {
          last.callers.add(observer);
          return undefined;
        }
        const sent = { call, callers: new Set<Observer>([observer]) };
        last = sent;
        const forget = () => {
          if (last === sent) last = null;
        };
        return next(op).subscribe({
          next: (value) => sent.callers.forEach((caller) => caller.next(value)),
          error(error) {
            forget();
            sent.callers.forEach((caller) => caller.error(error));
          },
          complete() {
            forget();
            sent.callers.forEach((caller) => caller.complete());
          },
        });
      });
  };
}
