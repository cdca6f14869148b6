import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Source: product specification §9. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export type TooltipProviderProps = { children: ReactNode };

/** Lets the tooltips below share their delays: moving from one to the next shows it at once. Every layout has one. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS} disableHoverableContent>
      {children}
    </Provider>
  );
}
