import { Arrow, Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

export type TooltipProps = {
  /** A few words; the control needs its own accessible name all the same. */
  label: string;
  /** One element that takes a ref: a button or a link. */
  children: ReactElement;
};

/** Shows words beside a control that is hovered or focused. Needs a `TooltipProvider` above it. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
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
  );
}
