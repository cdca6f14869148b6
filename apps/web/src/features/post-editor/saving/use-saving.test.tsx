import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { mergeForms } from './merge-forms.ts';
import { sendMerged, type SentOf, type StoredDocument } from './send-merged.ts';
import { useSaving } from './use-saving.ts';

type Form = { title: string; content: string };
type State = StoredDocument<Form>;
const START: State = { id: 'low-tide', base: { title: 'Tide', content: 'One' }, version: 1 };
const CONFLICT = { error: { code: -32009, message: 'x', data: { code: 'CONFLICT', httpStatus: 409 } } };

function mergeTexts(base: Form, mine: Form, theirs: Form) {
  return mergeForms(['title', 'content'], base, mine, theirs);
}

function WithQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** An editor of a document, over a server that can store a save and lose the answer. */
function openEditor() {
  const server = { ...START, losesAnswers: false };
  const editor = { typed: START.base, questions: 0 };
  const calls = {
    async update(form: Form, { version }: State) {
      const isStored = version === server.version;
      if (isStored) Object.assign(server, { base: { ...form, title: form.title.trim() }, version: version + 1 });
      if (server.losesAnswers) throw new TypeError('Failed to fetch');
      if (!isStored) throw TRPCClientError.from(CONFLICT as never);
      return { next: { id: server.id, base: server.base, version: server.version } };
    },
    read: async () => ({ id: server.id, base: server.base, version: server.version }),
    merge: mergeTexts,
    mayAutosave: () => true,
  };
  const { result } = renderHook(
    () =>
      useSaving<Form, State, 'save', SentOf<Form, State>>({
        initial: START,
        noun: 'post',
        send: (submission, _request, readForm) => sendMerged(submission, calls, readForm),
        merge: mergeTexts,
        refresh: async () => undefined,
        readForm: () => editor.typed,
        onStored: (_submitted, next) => {
          if (next) editor.typed = next;
        },
        onSaved: () => undefined,
        onConflict: () => {
          editor.questions += 1;
        },
        onTrashed: () => undefined,
        onCreated: () => undefined,
      }),
    { wrapper: WithQueries },
  );
  async function save(changes: Partial<Form>) {
    editor.typed = { ...editor.typed, ...changes };
    act(() => result.current.autosave(editor.typed));
    await waitFor(() => expect(result.current.isAutosaving).toBe(false));
  }
  return { server, editor, result, save };
}

test('a save whose answer was lost is no conflict with oneself, however often that happens', async () => {
  const { server, editor, result, save } = openEditor();
  server.losesAnswers = true;
  await save({ title: 'Tide ', content: 'One two' });
  await waitFor(() => expect(result.current.trouble).toEqual({ kind: 'offline' }));
  await save({ content: 'One two three' }); // refused by the server: it has the first
  server.losesAnswers = false;
  await save({ content: 'One two three four' });
  expect([result.current.trouble, editor.questions]).toEqual([null, 0]);
  expect(server).toMatchObject({ base: { title: 'Tide', content: 'One two three four' }, version: 3 });
  expect(editor.typed.content).toBe('One two three four');
});

test('what someone else saved after a lost answer is still a conflict', async () => {
  const { server, result, save } = openEditor();
  server.losesAnswers = true;
  await save({ content: 'One two' });
  server.losesAnswers = false;
  Object.assign(server, { base: { title: 'Tide', content: 'Theirs' }, version: 3 });
  await save({ content: 'One two three' });
  expect(result.current.trouble).toEqual({ kind: 'overtaken' });
  expect(server.base.content).toBe('Theirs');
});
