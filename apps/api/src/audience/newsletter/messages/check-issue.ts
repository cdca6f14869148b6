import type { IssueCheck } from '@tideline/domain/newsletter/message';
import type { Finding } from '@tideline/domain/text/text-check';
import { checkLinks } from '../../../site/checks/check-links.ts';
import { hint, inOrder, mistake } from '../../../site/checks/findings.ts';
import { probeLink } from '../../../site/checks/probe-link.ts';
import { checkAlternativeTexts, readBody } from '../../../site/checks/read-body.ts';
import { PUBLIC_INTERNET, type Network } from '../../../core/host/checked-request.ts';
import { writeIssue, type IssueContext, type WrittenIssue } from './write-issue.ts';

/** Characters that telephones show of a subject, and of subject and preview text together. */
const SHOWN = { subject: 60, previewText: 120 } as const;
/** Above this size, loading takes long on a telephone; an issue is cut at 90 kB. */
const LARGE_BYTES = 75_000;

/** Checks an issue in the form that readers get. Asks other sites whether its links work. */
export async function checkIssue(
  issue: WrittenIssue,
  context: IssueContext,
  network: Network = PUBLIC_INTERNET,
): Promise<IssueCheck> {
  const { html, text, isCut } = await writeIssue({ ...issue, slug: null }, context);
  const { links, pictures } = await readBody(issue.content, `${context.origin}/`);
  const bytes = Buffer.byteLength(html);
  const findings = [
    ...checkSubject(issue),
    ...(issue.content.trim() === '' ? [mistake('content', 'The issue has no text.')] : []),
    ...(await checkLinks(links, context, (url) => probeLink(url, network))),
    ...checkAlternativeTexts(pictures),
    ...checkSize(bytes, isCut),
    ...[html, text].flatMap((part) =>
      part.includes(context.links.unsubscribeUrl)
        ? []
        : [mistake('unsubscribe', 'The link to unsubscribe is missing.')],
    ),
  ];
  return { findings: inOrder(findings), counts: { links: links.length, pictures: pictures.length, bytes } };
}

function checkSubject({ subject, previewText }: WrittenIssue): Finding[] {
  const [subjectLength, previewLength] = [subject, previewText].map((text) => Array.from(text.trim()).length);
  const findings: Finding[] = [];
  if (!subjectLength) findings.push(mistake('subject', 'The issue has no subject.'));
  else if (subjectLength > SHOWN.subject) {
    const text = `The subject has ${subjectLength} characters; phones show about ${SHOWN.subject}.`;
    findings.push(hint('subject', text));
  }
  if (!previewLength) {
    findings.push(hint('preview text', 'There is no preview text, so inboxes show the beginning of the issue.'));
  } else if (previewLength > SHOWN.previewText) {
    const text = `The preview text has ${previewLength} characters; inboxes show about ${SHOWN.previewText}.`;
    findings.push(hint('preview text', text));
  }
  return findings;
}

function checkSize(bytes: number, isCut: boolean): Finding[] {
  if (isCut) {
    return [hint('size', 'The issue is too long for an email. The email ends with a link to the full issue.')];
  }
  if (bytes < LARGE_BYTES) return [];
  const text = `The email has ${Math.round(bytes / 1000)} kB. Beyond 90 kB, its end moves to the archive page.`;
  return [hint('size', text)];
}
