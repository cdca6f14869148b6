import { signInWays } from '@tideline/copy/notices/sign-in-ways';
import { canUsePasskeys } from '../../lib/session/passkey.ts';
import { Button } from '../../ui/controls/button.tsx';

type OtherWaysProps = {
  isPasskeyPending: boolean;
  onPasskey: () => void;
  onForgot: () => void;
};

/** Sign-in without the password: a passkey where the browser supports it, and a mailed link. */
export function OtherWays({ isPasskeyPending, onPasskey, onForgot }: OtherWaysProps) {
  return (
    <div className="-mx-3 -mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
      {canUsePasskeys() ? (
        <Button variant="quiet" size="sm" disabled={isPasskeyPending} onClick={onPasskey}>
          {isPasskeyPending ? signInWays.passkeyPending : signInWays.passkey}
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" onClick={onForgot}>
        {signInWays.forgot}
      </Button>
    </div>
  );
}
