import type { CallStep } from '@tideline/domain/booking/call-path';
import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../ui/controls/button-classes.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

export type CallStepLinkProps = { step: CallStep; token: string; variant: ButtonVariant; children: ReactNode };

/** A link to a page of one call. */
export function CallStepLink({ step, token, variant, children }: CallStepLinkProps) {
  return (
    <ButtonLink variant={variant} to="/discovery-call/{-$step}" params={{ step }} search={{ t: token }} preload={false}>
      {children}
    </ButtonLink>
  );
}
