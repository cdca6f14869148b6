import { expect, test } from 'vitest';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import { later } from '@tideline/domain/time/instant';
import { publicError } from '../../core/rpc/errors.ts';
import { findMissingAnswer } from '../../core/addresses/redirects.repository.ts';
import { findContentVersion } from '../../core/store/content-version.repository.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { isThere } from '../checks/is-there.ts';
import { publishDueDrafts } from '../drafts/publish-draft.ts';
import { deleteOldPages } from './added-pages.repository.ts';
import { findChangedCards, findChangedHeads } from './changed-heads.ts';
import { DRAFTED_PAGES } from './drafted-pages.ts';

type New = Parameters<ReturnType<typeof callAsStaff>['pages']['add']>[0];
type Values = Parameters<ReturnType<typeof callAsStaff>['pages']['keep']>[0]['values'];
const CLINICS: New = { kind: 'industry', title: 'Dental Clinics', path: '/dental-clinics' };
const DAY_MS = 86_400_000;

describeOnEachDatabase('added pages', (database) => {
  const staff = (options: Parameters<typeof callAsStaff>[1] = {}) => callAsStaff(database(), options).pages;
  const shown = (path: string) => callAsVisitor(database()).pages.shown({ path });
  const missing = (path: string) => findMissingAnswer(database(), path, TEST_NOW);
  const site = () => ({ db: database(), origin: 'https://tideline.example', now: TEST_NOW });

  /** A page with these texts that visitors see. */
  async function publish(page: New, values: Values = {}) {
    const { id } = await staff().add(page);
    const { draft, version: liveVersion } = await staff().byId({ id });
    const { version } = await staff().keep({ id, values, expectedVersion: draft?.version ?? null, liveVersion });
    await staff().publish({ id, expectedVersion: version });
    return id;
  }

  test('a new page is a draft of its title, and nowhere for visitors', async () => {
    const { id, ...page } = await staff().add(CLINICS);
    expect(id).toMatch(/^page-industry-[a-z0-9]{8}$/);
    expect(page).toEqual({ ...CLINICS, publicSince: null, firstPublishedAt: null });
    expect(await staff().byId({ id })).toMatchObject({
      name: 'Dental Clinics',
      path: '/dental-clinics',
      state: 'draft',
      added: { kind: 'industry', publicSince: null },
      draft: { fields: { 'page.hero.headline': 'Dental Clinics', 'head.title': 'Dental Clinics' } },
    });
    expect((await staff().list()).at(-1)).toMatchObject({ id, state: 'draft' });
    expect(await shown('/dental-clinics')).toBeNull();
    expect(await isThere(site(), '/dental-clinics')).toBe(false);
    expect(await findChangedHeads(database())).toEqual({});
    expect(await callAsVisitor(database()).pages.changed()).toEqual([]);
  });

  test('a published page has its texts, its head, its card and renews the public pages', async () => {
    const before = await findContentVersion(database());
    const id = await publish(CLINICS, {
      'page.pains.items.1.title': 'Empty chairs.',
      'head.description': 'For dentists.',
    });
    expect(await findContentVersion(database())).toBeGreaterThan(before);
    const page = await shown('/dental-clinics');
    expect(page).toMatchObject({ id, kind: 'industry', path: '/dental-clinics', html: null });
    expect(page?.sections).toMatchObject({
      page: { hero: { headline: 'Dental Clinics' }, pains: { items: [{ title: 'Empty chairs.' }, {}, {}, {}] } },
      head: { title: 'Dental Clinics' },
    });
    expect(await findChangedHeads(database())).toEqual({
      '/dental-clinics': { title: 'Dental Clinics', description: 'For dentists.' },
    });
    expect(await findChangedCards(database())).toMatchObject({ 'pages/dental-clinics': { title: 'Dental Clinics' } });
    expect(await isThere(site(), '/dental-clinics')).toBe(true);
    // The pages of the site do not load it.
    expect(await callAsVisitor(database()).pages.changed()).toEqual([]);
    expect(await staff().byId({ id })).toMatchObject({ state: 'changed', draft: null });
  });

  test('the text of a plain page is rendered like that of a post, and hostile text stays text', async () => {
    const word = 'x'.repeat(120);
    const markdown = [
      '# Hours',
      '<script>alert(1)</script> <img src=x onerror=alert(1)>',
      '[click](javascript:alert(1)) [mail](mailto:a@example.com) [home](/about)',
      `${word} \u202Eעברית 👩‍👩‍👧`,
    ].join('\n\n');
    await publish({ kind: 'plain', title: `${word.slice(0, 50)} 🌊` }, { 'page.markdown': markdown });
    const page = await shown(`/${word.slice(0, 50)}`);
    expect(page?.html).toContain('>Hours');
    expect(page?.html).toContain('&lt;script&gt;');
    expect(page?.html).toContain(word);
    expect(page?.html).not.toMatch(/<script|<img|href="javascript/);
    expect(page?.html).toContain('href="mailto:a@example.com"');
    const long = staff().add({ kind: 'plain', title: word });
    await expect(long).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test.each([
    ['/healthcare', /used by the site/],
    ['/api', /used by the site/],
    ['/pages', /used by the site/],
    ['/a/b', /lower-case letters/],
    ['/Dental', /lower-case letters/],
    ['/../etc', /lower-case letters/],
    ['/dental.html', /lower-case letters/],
    ['//evil.example', /lower-case letters/],
    [`/${'x'.repeat(90)}`, /at most 80/],
  ])('the address %s is refused by name', async (path, message) => {
    const error = await staff()
      .add({ kind: 'plain', title: 'Any', path })
      .catch((thrown: unknown) => thrown);
    expect(publicError(error)).toMatchObject({
      status: 400,
      issues: [{ path: 'path', message: expect.stringMatching(message) }],
    });
  });

  test('an address is made from the title; one that another page has, even in the trash, is refused', async () => {
    expect(await staff().add({ kind: 'plain', title: 'Über uns' })).toMatchObject({ path: '/uber-uns' });
    expect(await staff().add({ kind: 'plain', title: 'Über uns' })).toMatchObject({ path: '/uber-uns-2' });
    expect(await staff().add({ kind: 'plain', title: 'About' })).toMatchObject({ path: '/page-about' });
    expect(await staff().add({ kind: 'plain', title: 'Маркетинг' })).toMatchObject({ path: '/marketing' });
    const { id } = await staff().add(CLINICS);
    await staff().trash({ id });
    await expect(staff().add(CLINICS)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('the former addresses of a page lead to it, directly, and no other page gets them', async () => {
    const id = await publish(CLINICS);
    await staff().move({ id, path: '/dentists' });
    await staff().move({ id, path: '/teeth' });
    expect((await shown('/teeth'))?.id).toBe(id);
    expect(await shown('/dental-clinics')).toBeNull();
    for (const path of ['/dental-clinics', '/dentists']) expect(await missing(path)).toEqual({ location: '/teeth' });
    await expect(staff().add(CLINICS)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await staff().move({ id, path: '/dentists' });
    expect(await missing('/dentists')).toBeNull();
    expect(await missing('/teeth')).toEqual({ location: '/dentists' });
  });

  test('a page that was never published leaves no redirect', async () => {
    const { id } = await staff().add(CLINICS);
    await staff().move({ id, path: '/dentists' });
    expect(await missing('/dental-clinics')).toBeNull();
    expect(await staff().add(CLINICS)).toMatchObject({ path: '/dental-clinics' });
  });

  test('an unpublished page answers 404, 410 or a redirect, at former addresses too, and comes back as it was', async () => {
    const id = await publish(CLINICS);
    await staff().move({ id, path: '/dentists' });
    await staff().hide({ id });
    expect(await staff().byId({ id })).toMatchObject({ state: 'hidden' });
    for (const path of ['/dental-clinics', '/dentists']) expect([path, await missing(path)]).toEqual([path, null]);
    await staff().show({ id });
    await staff().hide({ id, unpublished: { answer: 'gone' } });
    expect(await missing('/dentists')).toEqual({ location: null });
    await staff().show({ id });
    expect(await missing('/dentists')).toBeNull();
    await staff().hide({ id, unpublished: { answer: 'redirect', target: '/services' } });
    for (const path of ['/dental-clinics', '/dentists']) expect(await missing(path)).toEqual({ location: '/services' });
    await expect(staff().hide({ id: 'home' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a redirect by hand leads to a page that exists, follows its moves, and is refused at its address', async () => {
    const { addresses } = callAsStaff(database());
    const wanted = { path: '/old-dentists', target: '/dental-clinics' };
    await expect(addresses.addRedirect(wanted)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const id = await publish(CLINICS);
    await addresses.addRedirect(wanted);
    await staff().move({ id, path: '/dentists' });
    expect(await missing('/old-dentists')).toEqual({ location: '/dentists' });
    const reachable = async () =>
      (await addresses.redirects()).items.map(({ target, isReachable }) => [target, isReachable]);
    expect(await reachable()).toContainEqual(['/dentists', true]);
    await staff().hide({ id });
    expect(await reachable()).not.toContainEqual(['/dentists', true]);
    await staff().show({ id });
    const atPage = addresses.addRedirect({ path: '/dentists', target: '/about' });
    await expect(atPage).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('the trash keeps a page for 30 days; restored, it is as it was', async () => {
    const id = await publish(CLINICS);
    await staff().trash({ id, unpublished: { answer: 'gone' } });
    expect(await shown('/dental-clinics')).toBeNull();
    expect(await missing('/dental-clinics')).toEqual({ location: null });
    expect((await staff().list()).some((page) => page.id === id)).toBe(false);
    await expect(staff().byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await staff().trashed()).toMatchObject([{ id, title: 'Dental Clinics' }]);
    await deleteOldPages(database(), later(TEST_NOW, 30 * DAY_MS - 1));
    await staff().untrash({ id });
    expect((await shown('/dental-clinics'))?.id).toBe(id);
    expect(await missing('/dental-clinics')).toBeNull();
    await staff().trash({ id });
    await deleteOldPages(database(), later(TEST_NOW, 30 * DAY_MS));
    expect(await staff().trashed()).toEqual([]);
    await expect(staff().untrash({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await database().selectFrom('copy_documents').select('id').execute()).toEqual([]);
    expect(await staff().add(CLINICS)).toMatchObject({ path: '/dental-clinics' });
  });

  test('a scheduled page becomes public at its date; one in the trash waits', async () => {
    const tomorrow = later(TEST_NOW, DAY_MS);
    const { id } = await staff().add(CLINICS);
    const { draft } = await staff().byId({ id });
    const expectedVersion = draft?.version ?? null;
    await staff().keep({ id, values: {}, expectedVersion, liveVersion: 0, goesLiveAt: tomorrow });
    await staff().trash({ id });
    expect(await publishDueDrafts(database(), DRAFTED_PAGES, tomorrow)).toEqual([]);
    await staff().untrash({ id });
    expect(await publishDueDrafts(database(), DRAFTED_PAGES, tomorrow)).toEqual([id]);
    expect((await shown('/dental-clinics'))?.id).toBe(id);
  });

  test('without the right to publish, staff add pages and move those that were never published', async () => {
    const capabilities = new Set(capabilitiesOf('editor'));
    capabilities.delete('pages.publish');
    const editor = staff({ capabilities });
    const { id } = await editor.add(CLINICS);
    await editor.move({ id, path: '/dentists' });
    await expect(editor.trash({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(editor.show({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await staff().show({ id });
    await expect(editor.move({ id, path: '/teeth' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(editor.hide({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('of two people who add a page at one address, one is refused', async () => {
    const both = await Promise.allSettled([staff().add(CLINICS), staff().add(CLINICS)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('views of a public page are counted, and move with it', async () => {
    const views = () => database().selectFrom('page_views').select(['path', 'views']).execute();
    const { stats } = callAsVisitor(database());
    await stats.recordView({ path: '/dental-clinics' });
    expect(await views()).toEqual([]);
    const id = await publish(CLINICS);
    await stats.recordView({ path: '/dental-clinics' });
    expect(await views()).toEqual([{ path: '/dental-clinics', views: 1 }]);
    await staff().move({ id, path: '/dentists' });
    expect(await views()).toEqual([{ path: '/dentists', views: 1 }]);
  });
});
