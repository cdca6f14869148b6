import { useRef, useState } from 'react';
import { type ApiClient, loadApi } from './load-api.ts';

type Callbacks<Output> = { onSuccess?: (output: Output) => void; onError?: (error: unknown) => void };

type CallState = { isPending: boolean; error: unknown };

/**
 * A mutation on a public page: `const send = useCall((api) => api.contacts.send.mutate)`, then `send.mutate(input, …)`.
 * Ignores calls while one is in flight.
 */
export function useCall<Input, Output>(procedureOf: (api: ApiClient) => (input: Input) => Promise<Output>) {
  const [state, setState] = useState<CallState>({ isPending: false, error: null });
  // `isPending` changes with the next render, too late for a double click.
  const isSending = useRef(false);

  async function run(input: Input, { onSuccess, onError }: Callbacks<Output>) {
    isSending.current = true;
    setState({ isPending: true, error: null });
    let output: Output;
    try {
      output = await procedureOf(await loadApi())(input);
    } catch (error) {
      isSending.current = false;
      setState({ isPending: false, error });
      onError?.(error);
      return;
    }
    isSending.current = false;
    setState({ isPending: false, error: null });
    onSuccess?.(output);
  }
  return {
    ...state,
    /** Preloads the client, once the visitor begins to fill in the form. */
    prepare: () => {
      loadApi().catch(() => undefined); // `mutate` tries again, and reports the failure
    },
    mutate(input: Input, callbacks: Callbacks<Output> = {}) {
      if (!isSending.current) void run(input, callbacks);
    },
  };
}
