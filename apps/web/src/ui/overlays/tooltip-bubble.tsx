import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type PointerEvent, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { TooltipClockContext } from './tooltip-provider.tsx';
import { TooltipControl } from './tooltip-control.tsx';

/** How long to wait, and for how long after another tooltip not at all. Source: product specification §9. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export type TooltipBubbleProps = {
  label: string;
  /** The button or link that the words belong to. */
  control: HTMLElement;
};

/** The tooltip itself. Closes when the pointer leaves control and words, and on blur, click, scroll and Escape. */
export function TooltipBubble({ label, control }: TooltipBubbleProps) {
  const { sinceClosedMs, noteClosed } = useContext(TooltipClockContext);
  const [delayMs, setDelayMs] = useState(DELAY_MS);
  const [isOpen, setIsOpen] = useState(false);

  function waitMs() {
    return sinceClosedMs() < SKIP_DELAY_MS ? 0 : DELAY_MS;
  }
  function handlePointerEnter() {
    // At once: the movement that follows starts the wait.
    flushSync(() => setDelayMs(waitMs()));
  }
  function handlePointerLeave({ relatedTarget }: PointerEvent) {
    // Out of the window, where nobody sees it go on: otherwise the library waits for where it goes.
    if (relatedTarget === null && isOpen) handleOpenChange(false);
  }
  function handleOpenChange(willBeOpen: boolean) {
    setIsOpen(willBeOpen);
    if (!willBeOpen) noteClosed();
  }

  return (
    <Provider delayDuration={delayMs} skipDelayDuration={0}>
      <Root open={isOpen} onOpenChange={handleOpenChange}>
        <Trigger asChild onPointerEnter={handlePointerEnter} onPointerLeave={handlePointerLeave}>
          <TooltipControl control={control} waitMs={waitMs} />
        </Trigger>
        <Portal>
          <Content
            sideOffset={6}
            collisionPadding={8}
            className="type-label z-60 max-w-72 rounded-control bg-ink px-2.5 py-1.5 text-paper motion-safe:animate-[tide-in_140ms_var(--ease-tide)]"
          >
            {label}
            <Arrow className="fill-ink" />
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
