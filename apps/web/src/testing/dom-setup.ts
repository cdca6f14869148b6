/** Runs before each file of component tests. */
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { currentToast, dismissToast } from '../ui/overlays/toast-store.ts';

// Generous, because a busy machine must not turn a test red.
configure({ asyncUtilTimeout: 30_000 });

// happy-dom has no popovers. Component tests only need their content; browser tests cover the top layer.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
// Nor does it have editing commands. Browser tests cover native undo.
Object.assign(document, { execCommand: () => false });

// React reports invalid nesting, such as a form in a form, once for each pair and process.
const INVALID_HTML = /In HTML, .+ cannot (?:be|contain)|whitespace text nodes cannot be/;
const invalid: string[] = [];
const writeError = console.error;
console.error = (...parts: unknown[]) => {
  const text = format(...parts);
  if (INVALID_HTML.test(text)) invalid.push(text);
  writeError(...parts);
};
afterAll(() => {
  console.error = writeError;
});

afterEach(() => {
  cleanup();
  const found = invalid.splice(0);
  if (found.length > 0) throw new Error(`The components render invalid HTML.\n${found.join('\n')}`);
  // Toasts outlive a page; a test must not see those of the previous one.
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
});
