import { createContext, type ReactNode, useState } from 'react';

/** Remembers when a tooltip was last closed. */
type TooltipClock = { sinceClosedMs: () => number; noteClosed: () => void };

export const TooltipClockContext = createContext<TooltipClock>(startClock());

export type TooltipProviderProps = { children: ReactNode };

/** Lets the tooltips below share their delays: moving from one to the next shows it at once. Every layout has one. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  const [clock] = useState(startClock);
  return <TooltipClockContext value={clock}>{children}</TooltipClockContext>;
}

function startClock(): TooltipClock {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    sinceClosedMs: () => Date.now() - closedAt,
    noteClosed: () => {
      closedAt = Date.now();
    },
  };
}
