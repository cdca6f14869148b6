import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from '../controls/class-names.ts';
import { currentToast, dismissToast, subscribeToToast } from './toast-store.ts';

/** Display time of a toast, and the swipe distance that dismisses it. Source: product specification §9. */
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

const ACTION_CLASSES = 'link inline-flex min-h-11 items-center text-[0.9375rem] font-[560]';

// Default export, because React.lazy requires one.
export default function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const isDestructive = toast?.tone === 'destructive';
  return (
    <Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} label="Notification">
      {toast ? (
        <Root
          key={toast.id}
          data-toast
          type="foreground"
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
          className={classNames(
            'flex items-start gap-3 rounded-[6px] border-l-4 bg-surface py-3 pr-2 pl-4 text-ink shadow-float',
            isDestructive ? 'border-danger' : 'border-accent',
          )}
        >
          <div className="grid flex-1 gap-0.5 py-1.5">
            <Title className={classNames('font-semibold', isDestructive && 'text-danger')}>{toast.title}</Title>
            {toast.text ? <Description className="text-[0.9375rem] text-muted">{toast.text}</Description> : null}
            {toast.actions?.length ? (
              <div className="mt-1 flex flex-wrap gap-x-5">
                {toast.actions.map((action) => (
                  <Action key={action.label} altText={action.label} asChild>
                    {'href' in action ? (
                      <a href={action.href} className={ACTION_CLASSES}>
                        {action.label}
                      </a>
                    ) : (
                      <button type="button" onClick={action.onSelect} className={ACTION_CLASSES}>
                        {action.label}
                      </button>
                    )}
                  </Action>
                ))}
              </div>
            ) : null}
          </div>
          <Close
            aria-label="Dismiss"
            className="grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-tint hover:text-ink"
          >
            <X aria-hidden="true" className="icon" />
          </Close>
        </Root>
      ) : null}
      <Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        // Lifted where a bar is docked at the bottom of the window (staff.css).
        className="fixed right-0 bottom-(--toast-lift,0px) z-60 m-0 w-full max-w-md list-none p-4 empty:pointer-events-none sm:p-6"
      />
    </Provider>
  );
}
