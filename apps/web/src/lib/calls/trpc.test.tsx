import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../testing/render-staff.tsx';
import { trpc } from './trpc.ts';
import { useTimeZone } from './use-time-zone.ts';

function Topics() {
  const topics = trpc.topics.list.useQuery();
  return (
    <p>
      {useTimeZone()}: {topics.data?.length} topics
    </p>
  );
}

function Screen() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Toggle
      </button>
      {isShown ? <Topics /> : null}
    </>
  );
}

test('a component fetches each time it mounts, and the data that all share once', async () => {
  const { calls, user } = await renderStaff(<Screen />, { 'topics.list': () => [] });
  await screen.findByText(/0 topics/);
  const toggle = screen.getByRole('button', { name: 'Toggle' });
  await user.click(toggle);
  await user.click(toggle);
  const countOf = (path: string) => calls.filter((call) => call.path === path).length;
  await waitFor(() => expect(countOf('topics.list')).toBe(2));
  expect(countOf('settings.site')).toBe(1);
});
