import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { copyFields } from '@tideline/copy/editing/copy-fields';
import { expect, test } from 'vitest';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import type { MailName } from './preview-mail.ts';

const { sections } = SITE_DOCUMENTS.mails;
const FIELDS = copyFields(sections, {});
/** The ends of issues that are too long for a mail, which the sample is not. */
const NOT_SHOWN = new Set(['newsletterIssue.readOn']);

describeOnEachDatabase('the preview of an email to visitors', (database) => {
  type Input = Parameters<ReturnType<typeof callAsStaff>['pages']['previewMail']>[0];
  const preview = (input: Input) => callAsStaff(database()).pages.previewMail(input);

  test('is the mail as it is sent, with sample values', async () => {
    expect(await preview({ mail: 'callBooked' })).toEqual({
      subject: 'Booked: your call with Tideline (TL-7K2WD)',
      text: `Hi Ada,

Your call with Tideline is booked.

When:   Tuesday, November 24, 2026, 10:00 – 10:30 AM PST
With:   Grace
Where:  By phone

The attached file adds the call to your calendar.
Need to move or cancel it? Use this link:
https://www.tideline.example/discovery-call/booked?t=sample

The Tideline team

-- 
Tideline, reference TL-7K2WD
`,
      html: null,
      calendar: {
        title: 'Discovery call with Tideline',
        text: 'Reference TL-7K2WD. To move or cancel the call: https://www.tideline.example/discovery-call/booked?t=sample',
      },
    });
    const { subject, html } = await preview({ mail: 'newsletterIssue' });
    expect(subject).toBe('What we learned this week');
    expect(html).toMatch(/^<!doctype html>.*Topics and frequency/is);
  });

  test('has each text of the draft, in the case in which it is sent, and fills what it names', async () => {
    const missing: string[] = [];
    for (const { path, section } of FIELDS) {
      const values = { [path]: `Marked <b>&amp; {agencyName} 🌊` };
      const shown = await preview({ mail: section as MailName, values, field: path });
      const parts = [shown.subject, shown.text, shown.calendar?.title, shown.calendar?.text];
      if (!parts.some((part) => part?.includes('Marked <b>&amp; Tideline 🌊')) && !NOT_SHOWN.has(path))
        missing.push(path);
    }
    expect(missing).toEqual([]);
    const { html } = await preview({ mail: 'newsletterIssue', values: { 'newsletterIssue.reason': '<img src=x>' } });
    expect(html).toContain('&lt;img src=x&gt;');
  });

  test('stores and sends nothing, and needs the right to edit pages', async () => {
    const { version } = await callAsStaff(database()).pages.byId({ id: 'mails' });
    await preview({ mail: 'dataErasure', values: { 'dataErasure.subject': 'Changed' } });
    expect(await callAsStaff(database()).pages.byId({ id: 'mails' })).toMatchObject({ version, draft: null });
    const others = callAsStaff(database(), { capabilities: new Set() });
    await expect(others.pages.previewMail({ mail: 'calls' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(preview({ mail: 'nothing' as MailName })).rejects.toThrow('mail must be one of');
  });
});
