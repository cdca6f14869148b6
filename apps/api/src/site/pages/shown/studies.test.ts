import { caseStudies } from '@tideline/copy/case-studies/case-studies';
import { studyCards } from '@tideline/copy/work-samples/study-cards';
import { expect, test } from 'vitest';
import { findMissingAnswer } from '../../../core/addresses/redirects.repository.ts';
import { listHiddenPaths } from '../../../core/store/hidden-paths.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { isThere } from '../../checks/is-there.ts';
import { findChangedCards, findChangedHeads } from '../changed-heads.ts';

type Values = Parameters<ReturnType<typeof callAsStaff>['pages']['keep']>[0]['values'];
type Cards = { facts: { id: string; title: string }; result: { increase: string } | null; sample: object }[];

const PLACES = ['about', 'case-studies', 'consulting-firm', 'home', 'medical-spa', 'personal-injury-law'];

const idsOf = (studies: readonly { id: string }[]) => studies.map(({ id }) => id);
const ids = (cards: Cards) => cards.map(({ facts }) => facts.id);

describeOnEachDatabase('case studies', (database) => {
  const pages = () => callAsStaff(database()).pages;
  const visitor = () => callAsVisitor(database()).pages;
  const site = () => ({ db: database(), origin: 'https://tideline.example', now: TEST_NOW });

  async function publish(id: string, values: Values) {
    const { draft, version: liveVersion } = await pages().byId({ id });
    const { version } = await pages().keep({ id, values, expectedVersion: draft?.version ?? null, liveVersion });
    await pages().publish({ id, expectedVersion: version });
  }
  async function cardsAt(id: 'home' | 'case-studies') {
    const copy = await visitor().copy({ ids: [id] });
    return (copy[id]?.['studyCards'] ?? []) as Cards;
  }

  test('on an untouched site, none is changed, and their cards are the built-in ones', async () => {
    expect(await visitor().changed()).toEqual([]);
    await publish('medical-spa', { 'page.challenge': 'Ours' });
    const cards = await cardsAt('case-studies');
    expect(cards).toEqual(studyCards);
    const { about } = await visitor().copy({ ids: ['about'] });
    expect(about?.['studies']).toEqual(
      caseStudies.map((study) => (study.id === 'medical-spa' ? { ...study, challenge: 'Ours' } : study)),
    );
  });

  test('a changed text shows wherever the study does', async () => {
    await publish('medical-spa', {
      'page.title': 'No more discounts',
      'page.results.1.increase': '+70%',
      'page.samples.spa-treatment-page.headline': 'Who holds the needle?',
    });
    expect(await visitor().changed()).toEqual(PLACES);
    expect((await cardsAt('home'))[1]).toMatchObject({
      facts: { title: 'No more discounts' },
      result: { increase: '+70%' },
    });
    const copy = await visitor().copy({ ids: ['medical-spa', 'personal-injury-law'] });
    expect(copy['personal-injury-law']?.['next']).toMatchObject({ title: 'No more discounts' });
    expect(copy['medical-spa']?.['page']).toMatchObject({
      samples: [{ headline: 'Who holds the needle?' }, {}, {}, {}, {}],
    });
    expect(await findChangedHeads(database())).toMatchObject({
      '/case-studies/medical-spa': { title: 'No more discounts' },
    });
    expect(await findChangedCards(database())).toMatchObject({
      'case-studies/medical-spa': { title: 'No more discounts' },
    });
  });

  test('work that staff add to a study is a picture of the library', async () => {
    await publish('medical-spa', {
      'page.samples': ['new-a', 'spa-before-after'],
      'page.samples.new-a.title': 'Menu',
      'page.samples.new-a.image.photo': '/media/0123456789abcdef01234567-1600x900.jpg',
    });
    const copy = await visitor().copy({ ids: ['medical-spa'] });
    expect(copy['medical-spa']?.['page']).toMatchObject({
      samples: [
        { kind: 'picture', title: 'Menu', image: { photo: expect.stringMatching(/^\/media/) } },
        { kind: 'chart' },
      ],
    });
    expect((await cardsAt('home'))[1]?.sample).toMatchObject({ title: 'Menu' });
  });

  test('an unpublished study or industry is gone from what links to it, and its address answers what was chosen', async () => {
    expect(await pages().hide({ id: 'medical-spa', unpublished: { answer: 'gone' } })).toMatchObject({
      id: 'medical-spa',
      state: 'hidden',
      isPublic: false,
    });
    await pages().hide({ id: 'healthcare' });
    expect(ids(await cardsAt('home'))).toEqual(['personal-injury-law', 'consulting-firm']);
    const { frame, home, healthcare, ...others } = await visitor().copy({
      ids: ['frame', 'home', 'healthcare', 'medical-spa'],
    });
    expect(healthcare).toMatchObject({ visibility: { isShown: false }, page: { result: { study: null } } });
    expect(others['medical-spa']).toMatchObject({ visibility: { isShown: false } });
    expect(JSON.stringify([frame, home?.['industries']])).not.toContain('/healthcare');
    expect(JSON.stringify(frame)).toContain('/legal-practices');
    expect(await visitor().changed()).toEqual(expect.arrayContaining(['frame', 'home', 'healthcare', 'medical-spa']));
    expect(await findMissingAnswer(database(), '/case-studies/medical-spa', TEST_NOW)).toEqual({ location: null });
    expect(await findMissingAnswer(database(), '/healthcare', TEST_NOW)).toBeNull();
    expect(await isThere(site(), '/healthcare')).toBe(false);
    expect(await isThere(site(), '/legal-practices')).toBe(true);

    expect(await pages().show({ id: 'medical-spa' })).toMatchObject({ isPublic: true, state: 'built-in' });
    expect(await findMissingAnswer(database(), '/case-studies/medical-spa', TEST_NOW)).toBeNull();
    expect(await cardsAt('home')).toEqual([]); // the built-in ones
  });

  test('a page is hidden by its draft as well; with the last study, their list goes too', async () => {
    for (const id of ['medical-spa', 'personal-injury-law', 'consulting-firm'])
      await publish(id, { 'visibility.isShown': false });
    expect([...(await listHiddenPaths(database()))]).toContain('/case-studies');
    const copy = await visitor().copy({ ids: ['case-studies', 'home', 'about'] });
    expect(copy['case-studies']).toMatchObject({ visibility: { isShown: false }, studyCards: [] });
    expect(copy.home).toMatchObject({ studyCards: [], work: { isShown: false } });
    expect(copy.about).toMatchObject({ studies: [] });
  });

  test('a clean start takes the invented studies off their addresses, and leaves those in which staff have written', async () => {
    await publish('medical-spa', { 'page.title': 'Ours' });
    const cleaned = await pages().startClean();
    expect(cleaned.map(({ id }) => id)).toEqual(expect.arrayContaining(['personal-injury-law', 'consulting-firm']));
    expect(await listHiddenPaths(database())).toEqual(
      new Set(['/case-studies/personal-injury-law', '/case-studies/consulting-firm']),
    );
  });

  test('an added study has an address below /case-studies, and is listed with the others once it is public', async () => {
    const { id, path } = await pages().add({ kind: 'case-study', title: 'Bright Smiles' });
    expect(path).toBe('/case-studies/bright-smiles');
    expect(await visitor().changed()).toEqual([]);
    await publish(id, { 'page.results.1.increase': '+40%', 'page.industry': 'Dentistry' });
    expect(await visitor().changed()).toEqual(PLACES);
    expect(ids(await cardsAt('home'))).toEqual(['personal-injury-law', 'medical-spa', 'consulting-firm']);
    expect((await cardsAt('case-studies')).at(-1)).toMatchObject({
      facts: { id: 'bright-smiles', title: 'Bright Smiles', industry: 'Dentistry' },
      result: { increase: '+40%' },
      sample: { kind: 'picture' },
    });
    const page = await visitor().shown({ path });
    expect(page).toMatchObject({
      kind: 'case-study',
      sections: { page: { title: 'Bright Smiles' }, next: { id: 'personal-injury-law', image: {} } },
    });
    const copy = await visitor().copy({ ids: ['consulting-firm'] });
    expect(copy['consulting-firm']?.['next']).toMatchObject({ id: 'bright-smiles' });
    expect(await findChangedHeads(database())).toMatchObject({ [path]: { title: 'Bright Smiles' } });
    expect(await isThere(site(), path)).toBe(true);
    await pages().hide({ id, unpublished: { answer: 'redirect', target: '/case-studies/medical-spa' } });
    expect(await findMissingAnswer(database(), path, TEST_NOW)).toEqual({ location: '/case-studies/medical-spa' });
    expect(await visitor().changed()).toEqual([]);
  });

  test('staff set the order of all studies; Home shows the first three, and a new one follows the others', async () => {
    const { id } = await pages().add({ kind: 'case-study', title: 'Bright Smiles' });
    await publish(id, {});
    const order = [id, 'consulting-firm', 'medical-spa'];
    expect(idsOf(await pages().saveStudyOrder({ ids: order }))).toEqual([...order, 'personal-injury-law']);
    expect(idsOf(await pages().studyOrder())).toEqual([...order, 'personal-injury-law']);
    expect(ids(await cardsAt('home'))).toEqual(['bright-smiles', 'consulting-firm', 'medical-spa']);
    const copy = await visitor().copy({ ids: ['personal-injury-law'] });
    expect(copy['personal-injury-law']?.['next']).toMatchObject({ id: 'bright-smiles' });
    await expect(pages().saveStudyOrder({ ids: ['home'] })).rejects.toThrow(/no such case study/);
    await expect(pages().saveStudyOrder({ ids: [id, id] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('numbers in texts follow the lists, on every page that names them', async () => {
    await publish('services', { 'services.seo.hidden': true });
    expect(await visitor().changed()).toEqual(['about', 'services']);
    const copy = await visitor().copy({ ids: ['about', 'services', 'home'] });
    expect(copy.services).toMatchObject({
      grid: { badge: '12 Core Services Available' },
      head: { title: '12 Done-for-You Marketing Services', description: expect.stringMatching(/^Twelve services/) },
    });
    expect(JSON.stringify(copy.about)).toContain('how twelve services grew');
    expect(copy.home).toBeUndefined();
    await pages().hide({ id: 'medical-spa' });
    expect(await visitor().copy({ ids: ['case-studies'] })).toMatchObject({
      'case-studies': { page: { lead: expect.stringMatching(/^Two clients, start to finish/) } },
    });
    await pages()
      .add({ kind: 'plain', title: 'Facts' })
      .then(({ id }) => publish(id, { 'page.headline': '{ServiceCountWord} services, {industryCount} industries' }));
    await pages().hide({ id: 'healthcare' });
    const page = await visitor().shown({ path: '/facts' });
    expect(page?.sections['page']).toMatchObject({ headline: 'Twelve services, 3 industries' });
  });

  test.each([
    [{ kind: 'case-study', title: 'A', path: '/smiles' }, /begins with \/case-studies/],
    [{ kind: 'plain', title: 'A', path: '/case-studies/smiles' }, /Only case studies/],
    [{ kind: 'case-study', title: 'A', path: '/case-studies/medical-spa' }, /used by the site/],
  ] as const)('%j is refused', async (page, message) => {
    await expect(pages().add(page)).rejects.toThrow(message);
  });
});
