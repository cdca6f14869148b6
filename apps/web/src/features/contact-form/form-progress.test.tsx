import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteInput } from './form-progress.ts';

/** What was sent to the server. */
let reports: unknown[];
let isHidden: boolean;

beforeEach(() => {
  reports = [];
  isHidden = false;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    reports.push(JSON.parse(body).json);
    return new Response();
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function putAway(): void {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('reports the furthest field once, when the tab is put away', () => {
  const form = document.createElement('form');
  for (const name of ['firstName', 'email', 'lastName', 'website']) noteInput(form, name);
  expect(reports).toEqual([]);
  putAway();
  putAway();
  expect(reports).toEqual([{ step: 'email', isStaff: false }]);
  noteInput(form, 'message');
  putAway();
  expect(reports).toEqual([
    { step: 'email', isStaff: false },
    { step: 'message', isStaff: false },
  ]);
});

test('reports a form that was sent, and then no field', () => {
  const form = document.createElement('form');
  noteInput(form, 'firstName');
  form.reset();
  noteInput(form, 'message');
  putAway();
  expect(reports).toEqual([{ step: 'sent', isStaff: false }]);
});

test('reports nothing of a browser that asks for privacy', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  noteInput(document.createElement('form'), 'firstName');
  putAway();
  expect(reports).toEqual([]);
});
