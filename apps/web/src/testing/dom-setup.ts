/** Runs before each file of component tests. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { currentToast, dismissToast } from '../ui/overlays/toast-store.ts';

// happy-dom has no popovers. In a component test only their content matters; browser tests cover the top layer.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
// Nor has it commands that edit text. Browser tests cover native undo.
Object.assign(document, { execCommand: () => false });

afterEach(() => {
  cleanup();
  // Toasts outlive a page; a test must not see those of the one before.
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
});
