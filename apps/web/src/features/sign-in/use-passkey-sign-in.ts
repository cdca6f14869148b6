import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../lib/calls/trpc.ts';
import { applyPasskey } from '../../lib/session/passkey.ts';

/** Signs in with a passkey that the browser offers. */
export function usePasskeySignIn() {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: async () => {
      const options = await client.auth.passkeys.challenge.mutate();
      return client.auth.passkeys.signIn.mutate({ response: await applyPasskey(options) });
    },
    networkMode: 'always',
    meta: { isSignIn: true },
  });
}
