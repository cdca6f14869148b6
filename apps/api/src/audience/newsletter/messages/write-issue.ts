import juice from 'juice';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import type { Settings } from '@tideline/domain/site/settings';
import { oneLine } from '../../../core/mail/mail-message.ts';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';
import type { Db } from '../../../core/store/schema.ts';
import { findShownBrand, findSiteSettings } from '../../../site/brand/shown-brand.ts';
import { findMailTexts, type Mails } from '../../../site/pages/mail-texts.ts';
import { bytesOf, cutBlocks } from './cut-blocks.ts';
import { makeCards } from './digest-cards.ts';
import { adaptToMail } from './mail-body.ts';
import { blocksOf, openDom } from './mail-dom.ts';
import { plainFooter } from './mail-footer.ts';
import { layOutMail, readOnBlock, type MailFrame } from './mail-layout.ts';
import { mailColors, mailFonts } from './mail-look.ts';
import { inlinedCss } from './mail-styles.ts';
import { withSource } from './own-links.ts';
import { toPlainText } from './plain-text.ts';
import { wrap } from './text-lines.ts';
import type { IssueToSend } from './written-issue.repository.ts';

/** Source of both parts. `slug` is null before sending starts, when there is no archive page yet. */
export type WrittenIssue = Pick<IssueToSend, 'slug' | 'subject' | 'previewText' | 'content' | 'layout'>;

export type IssueContext = {
  db: Db;
  settings: Settings;
  /** The site's public address, without a trailing slash. */
  origin: string;
  /** ISO 8601 in UTC. */
  now: string;
  /** A reader's addresses, or placeholders for them. */
  links: { preferencesUrl: string; unsubscribeUrl: string };
  /** What stands around the issue; by default, as staff have it now. */
  texts?: Pick<Mails, 'newsletterIssue'>;
};

/** Both parts of a mail. */
export type IssueParts = {
  html: string;
  text: string;
  /** Whether the issue is too long for a mail, and ends with a link to its full text. */
  isCut: boolean;
};

/** Gmail hides everything after 102 kB. Source: Can I email; the margin is for a reader's addresses. */
const HTML_MAX_BYTES = 90_000 - 4_000;

/** Marks the place of the body in the layout. */
const PLACE = '<!--body-->';

/** Writes an issue as HTML and as plain text, from the same blocks. */
export async function writeIssue(issue: WrittenIssue, context: IssueContext): Promise<IssueParts> {
  const { origin } = context;
  const shown = await findShownBrand(context.db);
  const brand = shown?.brand ?? BUILT_IN_BRAND;
  const [colors, fonts] = [mailColors(brand.colors), mailFonts(brand.fonts)];
  const { newsletterIssue } = context.texts ?? (await findMailTexts(context.db, {}));
  const frame = { ...frameOf(issue, context), colors, fonts, texts: newsletterIssue };
  const css = inlinedCss(colors, fonts);
  const { html } = await renderPostBody(issue.content, { target: 'mail', url: `${origin}/` });
  const $ = openDom(html);
  if (issue.layout === 'digest') {
    const label = (await findSiteSettings(context.db)).cards?.postWithoutCategory;
    await makeCards($, { ...context, siteTitle: context.settings.siteTitle, look: shown?.site.key, label });
  }
  $('a[href]').each((_, link) => void $(link).attr('href', withSource($(link).attr('href') ?? '', origin, issue.slug)));
  // Styles only add bytes: content that does not fit without them need not be styled.
  const isLong = cutBlocks($, HTML_MAX_BYTES);
  $.root().append(readOnBlock(frame));
  const texts = blocksOf($).map((block) => toPlainText([block]));
  adaptToMail($);
  juice.inlineDocument($, css);
  const [before = '', after = ''] = inlined(layOutMail(frame, PLACE), css).split(PLACE);

  const end = blocksOf($).at(-1);
  const ending = end ? $.html(end) : '';
  $(end).remove();
  const isCut = cutBlocks($, HTML_MAX_BYTES - bytesOf(before + ending + after)) || isLong;
  const text = [
    ...[frame.subject, frame.lead].map((line) => wrap(line)),
    ...texts.slice(0, blocksOf($).length),
    isCut ? (texts.at(-1) ?? '') : '',
    plainFooter(frame),
  ];
  return { html: before + $.html() + (isCut ? ending : '') + after, text: text.filter(Boolean).join('\n\n'), isCut };
}

function frameOf(
  { slug, subject, previewText, layout }: WrittenIssue,
  context: IssueContext,
): Omit<MailFrame, 'colors' | 'fonts' | 'texts'> {
  const { settings, origin, links } = context;
  const archiveUrl = slug === null ? null : withSource(`${origin}/newsletter/issues/${slug}`, origin, slug);
  return {
    subject: oneLine(subject),
    previewText: oneLine(previewText, 300),
    lead: layout === 'digest' ? oneLine(previewText, 300) : '',
    siteTitle: oneLine(settings.siteTitle),
    contactEmail: settings.contactEmail,
    origin,
    archiveUrl,
    ...links,
  };
}

function inlined(html: string, css: string): string {
  const $ = openDom(html);
  juice.inlineDocument($, css);
  return $.html();
}
