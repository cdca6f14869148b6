import { useState } from 'react';

type Callbacks<Output> = { onSuccess?: (output: Output) => void; onError?: (error: unknown) => void };

type CallState = { isPending: boolean; error: unknown };

/** A call that a visitor starts: `const send = useCall(api.contacts.send.mutate)`, then `send.mutate(fields, …)`. */
export function useCall<Input, Output>(call: (input: Input) => Promise<Output>) {
  const [state, setState] = useState<CallState>({ isPending: false, error: null });

  async function run(input: Input, { onSuccess, onError }: Callbacks<Output>) {
    setState({ isPending: true, error: null });
    let output: Output;
    try {
      output = await call(input);
    } catch (error) {
      setState({ isPending: false, error });
      onError?.(error);
      return;
    }
    setState({ isPending: false, error: null });
    onSuccess?.(output);
  }
  return {
    ...state,
    mutate(input: Input, callbacks: Callbacks<Output> = {}) {
      void run(input, callbacks);
    },
  };
}
