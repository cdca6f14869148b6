import { screen, waitFor, within } from '@testing-library/react';
import type { CountedTopic } from '@tideline/domain/newsletter/topic';
import { expect, test } from 'vitest';
import { refusal, renderStaff, type Answers } from '../../../../testing/render-staff.tsx';
import { TopicsCard } from './topics-card.tsx';

const SEO: CountedTopic = {
  id: 'seo',
  name: 'SEO',
  description: 'Found by those who search.',
  subscriberCount: 1412,
  onlyCount: 3,
  issueCount: 1,
  unsentCount: 0,
};
const DESIGN: CountedTopic = {
  ...SEO,
  id: 'design',
  name: 'Design',
  description: '',
  subscriberCount: 1,
  onlyCount: 0,
};

function renderTopics(answers: Answers = {}, topics = [SEO, DESIGN]) {
  return renderStaff(<TopicsCard />, { 'topics.list': () => topics, ...answers });
}

async function namesShown() {
  await screen.findAllByRole('heading', { level: 3 });
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

test('lists the topics in their order, with their readers', async () => {
  await renderTopics();
  expect(await namesShown()).toEqual(['SEO', 'Design']);
  expect(screen.getByText('Chosen by 1,412 readers; 1 issue')).toBeTruthy();
  expect(screen.getByText('Chosen by 1 reader; 1 issue')).toBeTruthy();
});

test('says what no topics mean, and adds the first one', async () => {
  const { user, calls } = await renderTopics({ 'topics.add': () => SEO }, []);
  expect(await screen.findByText('No topics yet: every reader gets every issue.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add topic' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add topic' }));
  await user.type(dialog.getByLabelText('Name *'), 'SEO');
  await user.type(dialog.getByLabelText('Description'), 'Search.{Enter}');
  expect(calls).toContainEqual({ path: 'topics.add', input: { name: 'SEO', description: 'Search.' } });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add topic' })).toBeNull());
});

test('a name that is taken is refused at its field', async () => {
  const message = 'A topic with this name already exists.';
  const { user, calls } = await renderTopics({
    'topics.update': () => {
      throw refusal('CONFLICT', message, [{ path: 'name', message }]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Design' }));
  const name = screen.getByLabelText('Name *');
  await user.clear(name);
  await user.type(name, 'SEO{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toContainEqual({ path: 'topics.update', input: { id: 'design', name: 'SEO', description: '' } });
});

test('a topic is moved by keyboard, at once, and keeps the focus', async () => {
  let order = [SEO, DESIGN];
  const { user, calls } = await renderStaff(<TopicsCard />, {
    'topics.list': () => order,
    'topics.reorder': ({ ids }: { ids: string[] }) => {
      order = ids.map((id) => (id === 'seo' ? SEO : DESIGN));
      return {};
    },
  });
  const down = await screen.findByRole('button', { name: 'Move down: SEO' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(await namesShown()).toEqual(['Design', 'SEO']);
  expect(screen.getByText('SEO is now 2 of 2.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: SEO' }));
  await user.keyboard('{Enter}'); // the end of the list
  expect(calls.filter(({ path }) => path === 'topics.reorder')).toEqual([
    { path: 'topics.reorder', input: { ids: ['design', 'seo'] } },
  ]);
});

test('the question before a topic is deleted names its readers, and why it is refused', async () => {
  const message = 'One issue that is not sent yet would have no readers. Remove the topic from the audience first.';
  const { user } = await renderTopics({
    'topics.remove': () => {
      throw refusal('CONFLICT', message);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: SEO' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete this topic?' });
  expect(dialog.textContent).toContain('“SEO” is chosen by 1,412 readers and named by 1 issue.');
  expect(dialog.textContent).toContain('3 readers have chosen no other topic.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete topic' }));
  await expect.poll(() => within(dialog).getByRole('alert').textContent).toBe(message);
});
