/** Runs before each file of component tests. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// happy-dom has no popovers. In a component test only their content matters; browser tests cover the top layer.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
// Nor has it commands that edit text. Browser tests cover native undo.
Object.assign(document, { execCommand: () => false });

afterEach(cleanup);
