import { copyFields } from '@tideline/copy/editing/copy-fields';
import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Answers, refusal, renderStaff } from '../../testing/render-staff.tsx';
import { PageEditor } from './page-editor.tsx';

type Sent = { values: Record<string, unknown>; expectedVersion: string | null };

afterEach(() => localStorage.clear());

const DRAFT = { version: 'v1', baseVersion: 0, goesLiveAt: null, isHeld: false, savedBy: 'Ada', savedAt: '', base: {} };

function build(fields: CopyValues | null = null) {
  return {
    id: 'home',
    name: 'Home',
    path: null,
    state: 'built-in',
    isPublic: true,
    changedFields: 0,
    version: 0,
    publishedAt: null,
    publishedBy: null,
    fields: copyFields(SITE_DOCUMENTS.home.sections, fields ?? {}),
    values: {},
    draft: fields && { ...DRAFT, fields },
    discarded: null,
  };
}

async function open(answers: Answers = {}, id = 'home') {
  const shown = await renderStaff(<PageEditor id={id} field={null} />, {
    'auth.me': () => ({ capabilities: ['pages.edit', 'pages.publish'] }),
    'pages.byId': () => build(),
    'pages.list': () => [],
    'releases.list': () => [],
    'pages.keep': ({ values }: Sent) => ({
      ...DRAFT,
      fields: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
    }),
    ...answers,
  });
  const panel = await screen.findByRole('region', { name: 'Texts' });
  const sent = () => shown.calls.filter(({ path }) => path === 'pages.keep').map(({ input }) => input as Sent);
  return { ...shown, panel, sent };
}

test('a typed text is saved by itself, and goes back to the built-in one', async () => {
  const { user, panel, sent } = await open();
  const headline = within(panel).getByLabelText<HTMLInputElement>('Headline');
  const builtIn = headline.value;
  await user.type(headline, ' 🌊');
  expect(screen.getByText('Kept on this device, saved in a moment')).toBeTruthy();
  await screen.findByText('Saved');
  expect(sent()).toMatchObject([{ values: { 'hero.headline': `${builtIn} 🌊` }, expectedVersion: null }]);
  expect(JSON.stringify(sent())).not.toMatch(/[\u2061-\u2064]/); // the marks of the frame
  await user.click(within(panel).getByRole('button', { name: 'Back to the built-in text' }));
  expect(headline.value).toBe(builtIn);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ values: { 'hero.headline': null }, expectedVersion: 'v1' });
});

test('a text that is too long is named and not sent; it is kept for the next visit', async () => {
  const { user, panel, sent } = await open();
  const headline = within(panel).getByLabelText('Headline');
  await user.clear(headline);
  await user.type(headline, 'x'.repeat(120));
  expect(screen.getByText('120 of 60 characters')).toBeTruthy();
  expect(headline.getAttribute('aria-invalid')).toBe('true');
  expect(localStorage.getItem('tideline:page-draft:home')).toContain('x'.repeat(120));
  expect(sent()).toEqual([]);
});

test('items are moved, hidden, removed with Undo, and added', async () => {
  const { user, panel, sent } = await open({ 'pages.byId': () => build({ testimonials: ['1', '2'] }) });
  const last = async () => {
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
    return sent().at(-1)?.values;
  };
  await user.click(within(panel).getByText('Testimonials', { selector: 'h2' }));
  const quotes = SITE_DOCUMENTS.home.sections.testimonials.map(({ quote }) => quote);
  const button = (act: string, at: number) =>
    within(panel).getByRole('button', { name: `${act}: ${quotes[at]}`, hidden: true });
  await user.click(button('Move down', 0));
  expect(await last()).toMatchObject({ testimonials: ['2', '1'] });
  await user.click(button('Hide', 0));
  expect(button('Show', 0)).toBeTruthy();
  await user.click(button('Remove', 1));
  expect(within(panel).queryByRole('button', { name: `Remove: ${quotes[1]}`, hidden: true })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(button('Remove', 1)).toBeTruthy();
});

test('a version of somebody else is loaded on request, and what was typed stays', async () => {
  let theirs: CopyValues | null = null;
  const { user, panel, sent } = await open({
    'pages.byId': () => build(theirs),
    'pages.keep': ({ expectedVersion, values }: Sent) => {
      if (expectedVersion === null) throw refusal('CONFLICT', 'Someone else saved this page in the meantime.');
      return { ...DRAFT, version: 'v2', fields: { ...theirs, ...values } };
    },
  });
  theirs = { 'hero.badge': 'Their badge.' };
  const headline = within(panel).getByLabelText<HTMLInputElement>('Headline');
  await user.clear(headline);
  await user.type(headline, 'Mine');
  await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  await waitFor(() =>
    expect(within(panel).getByLabelText<HTMLInputElement>('Small heading').value).toBe('Their badge.'),
  );
  expect(headline.value).toBe('Mine');
  await screen.findByText('Saved');
  expect(sent().at(-1)).toMatchObject({ values: { 'hero.headline': 'Mine' }, expectedVersion: 'v1' });
});

test('a draft from before the last publication names the fields in which it differs, so that no conflict is left', async () => {
  const live = { 'hero.headline': 'Live', 'hero.badge': 'New' };
  const draft = { ...DRAFT, fields: { 'hero.headline': 'Draft' } };
  const { user, panel, sent } = await open({
    'pages.byId': () => ({ ...build(live), version: 1, values: live, draft }),
  });
  await user.type(within(panel).getByLabelText('Introduction'), '!');
  await screen.findByText('Saved');
  const values = { 'hero.headline': 'Draft', 'hero.badge': 'New', 'hero.lead': expect.stringMatching(/!$/) };
  expect(sent().at(-1)).toMatchObject({ values, liveVersion: 1 });
});

test('what visitors would notice is said before publishing, leads to its field, and prevents nothing', async () => {
  const text = 'There is no public page at /gone.';
  const { user, panel, calls } = await open({
    'pages.byId': () => build({ 'hero.requestQuote.to': '/gone' }),
    'pages.check': () => [
      { field: 'hero.requestQuote.to', weight: 'mistake', text },
      { field: 'teasers.heading', weight: 'hint', text: 'Public already.' },
    ],
    'pages.publish': () => ({ version: 1, values: {} }),
  });
  const isPublished = () => calls.some(({ path }) => path === 'pages.publish');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('dialog', { name: '1 thing worth a look' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `Show: ${text}` }));
  await waitFor(() => expect(document.activeElement).toBe(panel.querySelector('[data-path="hero.requestQuote.to"]')));
  expect(isPublished()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  await waitFor(() => expect(isPublished()).toBe(true));
});

test('a link to the site with the draft is copied after what is typed was saved, and all links are ended', async () => {
  const { user, panel, calls } = await open({
    'pages.byId': () => build({ 'hero.headline': 'High water' }),
    'previews.ofPage': () => ({ path: '/preview/site/key/', expiresAt: '' }),
    'previews.endOfPage': () => ({ ended: 1 }),
  });
  await user.type(within(panel).getByLabelText('Headline'), '!');
  await user.click(screen.getByRole('button', { name: 'Copy preview link' }));
  await user.click(await screen.findByRole('button', { name: 'End all links' }));
  await screen.findByText('Preview links ended');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/preview/site/key/`);
  const made = calls.map(({ path }) => path).filter((path) => path === 'pages.keep' || path.startsWith('previews.'));
  expect(made).toEqual(['pages.keep', 'previews.ofPage', 'previews.endOfPage']);
});

test('an email to visitors is shown beside its fields, as it will be, and follows the field that is written', async () => {
  const { user, panel, sent } = await open(
    {
      'pages.byId': () => ({ ...build(), id: 'mails', name: 'Emails to visitors' }),
      'pages.previewMail': ({ mail, values, field }: { mail: string; values: CopyValues; field: string | null }) => ({
        subject: `${mail}: ${String(values['inquiryReceived.subject'] ?? 'built in')}`,
        text: `Shown for ${field}.`,
        html: null,
        calendar: mail === 'calls' ? { title: 'A call', text: 'Reference' } : null,
      }),
    },
    'mails',
  );
  const email = within(screen.getByRole('region', { name: 'Email' }));
  await email.findByText('inquiryReceived: built in');
  await user.type(within(panel).getByLabelText('Subject'), '!');
  await email.findByText('inquiryReceived: We received your inquiry ({reference})!');
  expect(email.getByText('Shown for inquiryReceived.subject.')).toBeTruthy();
  await screen.findByText('Saved');
  expect(sent()).toMatchObject([{ values: { 'inquiryReceived.subject': 'We received your inquiry ({reference})!' } }]);

  await user.click(within(panel).getByText('All emails about a call', { selector: 'h2' }));
  await user.click(within(panel).getByLabelText('When'));
  await email.findByText('A call');
  await user.selectOptions(email.getByLabelText('Email'), 'Link to erase data');
  await email.findByText(/^dataErasure: /);
  expect(email.getByText('Shown for null.')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'Preview' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy preview link' })).toBeNull();
});
