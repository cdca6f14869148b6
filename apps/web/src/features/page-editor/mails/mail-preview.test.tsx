import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { PagePreview } from '../preview/page-preview.tsx';

const PAGE = { id: 'mails', name: SITE_DOCUMENTS.mails.name, path: null, added: null, version: 1, values: {} };

test('the preview of the emails shows the draft of one, not a page of the site', async () => {
  await renderStaff(<PagePreview id="mails" />, {
    'auth.me': () => ({ capabilities: ['pages.edit'] }),
    'pages.byId': () => ({ ...PAGE, draft: { fields: { 'inquiryReceived.subject': 'Thanks' }, baseVersion: 1 } }),
    'pages.previewMail': ({ values }: { values: Record<string, string> }) => ({
      subject: values['inquiryReceived.subject'],
      text: 'Hi Ada,',
      html: '<!doctype html><html><body><p>Hi Ada,</p></body></html>',
      calendar: null,
    }),
  });
  expect(await screen.findByText('Thanks')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Emails to visitors' })).toBeTruthy();
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(document.querySelector('iframe')?.getAttribute('src')).toBeNull();
});
