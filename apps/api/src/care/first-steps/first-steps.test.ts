import { expect, test } from 'vitest';
import { FIRST_STEPS, type FirstStep } from '@tideline/domain/site/first-steps';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import type { StaffRole } from '@tideline/domain/staff/staff';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { NO_BACKUPS } from '../../context.ts';
import { turnOnSecondFactor } from '../../testing/authenticator.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('the checklist of first steps', (database) => {
  const nightly = { backups: { ...NO_BACKUPS, isNightly: true } };

  test('on a new installation nothing is done, and without sample data there is none to remove', async () => {
    const steps = FIRST_STEPS.filter((step) => step !== 'sample-data');
    expect(steps).toContain('example-copy');
    expect(await callAsStaff(database(), nightly).firstSteps.list()).toEqual({
      steps,
      done: [],
      isHidden: false,
      isNew: true,
    });
  });

  test('where no backup is made each night, there is none to wait for', async () => {
    expect((await callAsStaff(database()).firstSteps.list()).steps).not.toContain('backup');
  });

  test.each<[StaffRole, FirstStep[]]>([
    ['editor', ['two-step-sign-in', 'profile', 'first-article', 'example-copy']],
    ['sales', ['two-step-sign-in']],
    ['analyst', ['two-step-sign-in']],
  ])('%s: only what the role may do', async (role, steps) => {
    const staff = callAsStaff(database(), {
      ...nightly,
      staff: { ...TEST_STAFF, role },
      capabilities: capabilitiesOf(role),
    });
    expect((await staff.firstSteps.list()).steps).toEqual(steps);
  });

  test('an invitation is enough: whether the colleague comes is theirs to decide', async () => {
    const staff = callAsStaff(database());
    await staff.team.invite({ email: 'ida@example.com', name: 'Ida', role: 'editor' });
    expect((await staff.firstSteps.list()).done).toEqual(['colleague']);
  });

  test('where there was sample data, its removal is a step that is done afterwards', async () => {
    const staff = callAsStaff(database(), nightly);
    const { id } = await staff.posts.create(buildPost({ status: 'draft' }));
    await database().updateTable('posts').set({ is_sample: 1 }).where('id', '=', id).execute();
    const withSample = FIRST_STEPS.filter((step) => step !== 'example-copy');
    expect(await staff.firstSteps.list()).toMatchObject({ steps: withSample, done: [] });
    await staff.settings.removeSampleData();
    expect(await staff.firstSteps.list()).toMatchObject({ steps: FIRST_STEPS, done: ['sample-data'] });
  });

  test('a site title, a mail server and a published article are done', async () => {
    const staff = callAsStaff(database(), {
      mail: { server: 'mail.example.com:587', wake: () => undefined, mailbox: null, dkim: null },
    });
    await staff.settings.update({ ...DEFAULT_SETTINGS, siteTitle: 'Harbor & Co' });
    await staff.posts.create(buildPost({ status: 'draft' }));
    expect((await staff.firstSteps.list()).done).toEqual(['name', 'mail']);
    await staff.posts.create(buildPost());
    expect((await staff.firstSteps.list()).done).toEqual(['name', 'mail', 'first-article']);
  });

  test('a colleague, the caller’s second factor and a proven backup are done', async () => {
    for (const id of ['staff-1', 'staff-2']) {
      await insertStaff(database(), { id, email: `${id}@example.com`, name: id, passwordHash: '' }, TEST_NOW);
    }
    await turnOnSecondFactor(database(), 'staff-1', TEST_NOW);
    const colleague = callAsStaff(database(), { staff: { ...TEST_STAFF, id: 'staff-2' } });
    expect((await callAsStaff(database()).firstSteps.list()).done).toEqual(['colleague', 'two-step-sign-in']);
    expect((await colleague.firstSteps.list()).done).toEqual(['colleague']);
  });

  test('who has a profile has said who they are', async () => {
    await insertStaff(database(), { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    const staff = callAsStaff(database());
    expect((await staff.firstSteps.list()).done).toEqual([]);
    const profile = { name: 'Ida Moor', role: 'Owner', sentence: '', bio: '', pictureId: null };
    await staff.authors.own.save({ ...profile, expectedVersion: null });
    expect((await staff.firstSteps.list()).done).toEqual(['profile']);
  });

  test('a clean start is a step that is done', async () => {
    const staff = callAsStaff(database());
    await staff.pages.startClean();
    expect((await staff.firstSteps.list()).done).toEqual(['example-copy']);
  });

  test('saved settings, a changed page and sample data end the time of a new site', async () => {
    const staff = callAsStaff(database());
    await staff.settings.update(DEFAULT_SETTINGS);
    expect((await staff.firstSteps.list()).isNew).toBe(false);
    await database().deleteFrom('settings').execute();
    expect((await staff.firstSteps.list()).isNew).toBe(true);
    const { id } = await staff.posts.create(buildPost({ status: 'draft' }));
    await database().updateTable('posts').set({ is_sample: 1 }).where('id', '=', id).execute();
    expect((await staff.firstSteps.list()).isNew).toBe(false);
  });

  test('hidden by one person, it stays for the others', async () => {
    for (const id of ['staff-1', 'staff-2']) {
      await insertStaff(database(), { id, email: `${id}@example.com`, name: id, passwordHash: '' }, TEST_NOW);
    }
    const staff = callAsStaff(database());
    const colleague = callAsStaff(database(), { staff: { ...TEST_STAFF, id: 'staff-2' } });
    await staff.firstSteps.hide();
    expect((await staff.firstSteps.list()).isHidden).toBe(true);
    expect((await colleague.firstSteps.list()).isHidden).toBe(false);
  });
});
