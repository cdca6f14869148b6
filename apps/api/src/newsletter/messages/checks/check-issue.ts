import type { IssueCheck, IssueFinding } from '@tideline/domain/newsletter/message';
import { renderPostBody } from '../../../markdown/render-post-body.ts';
import { openDom } from '../mail-dom.ts';
import { writeIssue, type IssueContext, type WrittenIssue } from '../write-issue.ts';
import { checkLinks } from './check-links.ts';
import { hint, mistake } from './findings.ts';
import { PUBLIC_INTERNET, type Network } from '../../../host/checked-request.ts';

/** Telephones show about so many characters of a subject, and of subject and preview text together. */
const SHOWN = { subject: 60, previewText: 120 } as const;
/** From here, loading takes long on a telephone; an issue is cut at 90 kB. */
const LARGE_BYTES = 75_000;

/** Checks an issue as readers would get it. Asks other sites whether the pages behind its links exist. */
export async function checkIssue(
  issue: WrittenIssue,
  context: IssueContext,
  network: Network = PUBLIC_INTERNET,
): Promise<IssueCheck> {
  const { html, text, isCut } = await writeIssue({ ...issue, slug: null }, context);
  const body = openDom((await renderPostBody(issue.content, { target: 'mail', url: `${context.origin}/` })).html);
  const links = [
    ...new Set(
      body('a[href]')
        .toArray()
        .map(({ attribs }) => attribs['href'] ?? ''),
    ),
  ];
  const alts = body('img')
    .toArray()
    .map(({ attribs }) => attribs['alt'] ?? '');
  const bytes = Buffer.byteLength(html);
  const findings = [
    ...checkSubject(issue),
    ...(issue.content.trim() === '' ? [mistake('content', 'The issue has no text.')] : []),
    ...(await checkLinks(links, context, network)),
    ...checkPictures(alts),
    ...checkSize(bytes, isCut),
    ...[html, text].flatMap((part) =>
      part.includes(context.links.unsubscribeUrl)
        ? []
        : [mistake('unsubscribe', 'The link to unsubscribe is missing.')],
    ),
  ];
  const [mistakes, hints] = [findings.filter(isMistake), findings.filter((finding) => !isMistake(finding))];
  return { findings: [...mistakes, ...hints], counts: { links: links.length, pictures: alts.length, bytes } };
}

function checkSubject({ subject, previewText }: WrittenIssue): IssueFinding[] {
  const [subjectLength, previewLength] = [subject, previewText].map((text) => Array.from(text.trim()).length);
  const findings: IssueFinding[] = [];
  if (!subjectLength) findings.push(mistake('subject', 'The issue has no subject.'));
  else if (subjectLength > SHOWN.subject) {
    const text = `The subject has ${subjectLength} characters; telephones show about ${SHOWN.subject}.`;
    findings.push(hint('subject', text));
  }
  if (!previewLength) {
    findings.push(
      hint('preview text', 'There is no preview text: inboxes show the beginning of the issue in its place.'),
    );
  } else if (previewLength > SHOWN.previewText) {
    const text = `The preview text has ${previewLength} characters; inboxes show about ${SHOWN.previewText}.`;
    findings.push(hint('preview text', text));
  }
  return findings;
}

function checkPictures(alts: string[]): IssueFinding[] {
  const missing = alts.flatMap((alt, at) => (alt.trim() === '' ? [at + 1] : []));
  return missing.map((number) =>
    mistake(
      'pictures',
      `Picture ${number} of ${alts.length} has no alternative text. Many readers see no pictures, and would miss what it shows.`,
    ),
  );
}

function checkSize(bytes: number, isCut: boolean): IssueFinding[] {
  if (isCut) {
    return [hint('size', 'The issue is longer than a mail can be. The mail ends with a link to the whole of it.')];
  }
  if (bytes < LARGE_BYTES) return [];
  const text = `The mail has ${Math.round(bytes / 1000)} kB. From 90 kB on, its end moves to the page in the archive.`;
  return [hint('size', text)];
}

function isMistake({ weight }: IssueFinding): boolean {
  return weight === 'mistake';
}
