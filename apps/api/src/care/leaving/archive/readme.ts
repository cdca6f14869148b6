import { OWN_FILES, type OwnArchive } from '@tideline/moving/own/own-site';

/** Explains each file of an archive to people. */
export function readme({ title, address, exportedAt, version, hasPeople }: OwnArchive): string {
  const people = `
## People

- \`${OWN_FILES.subscribers}\`: everyone who signed up for the newsletter, with their state, when they agreed, and the topics they chose.
  People who unsubscribed are in it too: do not write to them.
- \`${OWN_FILES.inquiries}\`: what visitors sent with the contact form.

Keep these files encrypted, and delete them when you no longer need them. A quote before \`=\`, \`+\`, \`-\` or \`@\` keeps a spreadsheet
from reading a text as a formula.
`;
  return `# ${title}

Everything of ${address}, exported on ${exportedAt.slice(0, 10)} with Tideline ${version}. All texts are in UTF-8, all times in UTC.

## Articles

- \`posts/\`: each article in Markdown, with its fields before it. The file name is the last part of its address. Drafts and
  scheduled articles are there as well: see \`status\`.
- \`posts/….changes.json\`: changes to a published article that are not published yet.
- \`${OWN_FILES.authors}\`: the profiles of authors.
- \`${OWN_FILES.redirects}\`: addresses that lead to another page. Without a target, the page is gone for good.

Generators such as Hugo, Jekyll, Astro and Eleventy read the articles as they are. Put \`media/\` where your site serves files.

## Pictures

- \`media/\`: each picture in its largest size. Articles show it at \`/media/…\`, the same path as in this archive.
- \`${OWN_FILES.pictures}\`: the original file names and the alternative texts.

## Pages and brand

- \`pages/\`: what was changed in the texts of each page, and the pages that were added. \`live\` is what visitors see, \`draft\` what is
  not published yet. Texts that nobody has changed are part of the program.
- \`${OWN_FILES.brand}\` and \`brand/\`: colors, fonts, and uploaded logos. Missing while the brand was never changed.
- \`${OWN_FILES.settings}\`: the settings of the site, without passwords and keys.
- \`${OWN_FILES.calls}\`: how calls are booked: their rules, the hours, days off and place of each person, and the kinds of calls. People
  are named by their address, since accounts are not in the archive. Calls that were booked are not in it.

## Newsletter

- \`${OWN_FILES.issues}\`: every issue, in Markdown. \`${OWN_FILES.topics}\`: the topics that readers choose from.
${hasPeople ? people : '\nSubscribers and inquiries are not in this archive.\n'}
## Bringing it back

Upload this archive as it is under Settings, Import, in another Tideline. Accounts, passwords, keys, statistics, the history of
articles and pages, and conversations are not in it; a backup has all of them.
`;
}
