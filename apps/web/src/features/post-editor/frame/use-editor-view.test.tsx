import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEditorView } from './use-editor-view.ts';

let widthRem = 80;
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: widthRem >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function renderView(width: number, noun: 'post' | 'issue' = 'post') {
  widthRem = width;
  return renderHook(() => useEditorView(noun)).result;
}

test('view and panel are remembered in this browser', () => {
  const first = renderView(100);
  expect([first.current.view, first.current.isDetailsOpen]).toEqual(['write', true]);
  act(() => first.current.setView('split'));
  act(() => first.current.toggleDetails());
  const next = renderView(100);
  expect([next.current.view, next.current.isDetailsOpen]).toEqual(['split', false]);
});

test('the view of an issue is not that of a post (issue 29)', () => {
  const issue = renderView(100, 'issue');
  act(() => issue.current.setView('preview'));
  expect(renderView(100, 'issue').current.view).toBe('preview');
  expect(renderView(100).current.view).toBe('write');
});

test('Split closes the panel where both have no room, and is Write in a narrow window', () => {
  const wide = renderView(80);
  act(() => wide.current.setView('split'));
  expect(wide.current.shown).toEqual({ writing: true, preview: true, details: false });
  const narrow = renderView(48);
  expect([narrow.current.view, narrow.current.hasSplit]).toEqual(['write', false]);
});

test('in a narrow window the details start closed, and a view takes their place', () => {
  const narrow = renderView(22);
  expect(narrow.current.shown).toEqual({ writing: true, preview: false, details: false });
  act(() => narrow.current.toggleDetails());
  expect(narrow.current.shown).toEqual({ writing: false, preview: false, details: true });
  act(() => narrow.current.setView('preview'));
  expect(narrow.current.shown).toEqual({ writing: false, preview: true, details: false });
});
