// Describes what the site does. A cookie that is not listed here may not be set.
import type { LegalDocument } from './legal-document.ts';
import { prose } from './legal-text.ts';

export const cookiePolicy: LegalDocument = {
  title: 'Cookie Policy',
  updatedOn: '2026-11-29',
  lead: 'The short version: this website sets no cookies today. The long version follows, in case that ever changes.',
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What cookies are',
      body: prose`
A cookie is a small piece of text that a website asks your browser to keep and to send back on later visits. A
*session cookie* is gone when you close the browser. A *persistent cookie* stays until a set date. Websites can also
use your browser’s *local storage* and *session storage*, which work much like a drawer: what is in it stays on your
device and is not sent to the server automatically. Session storage is emptied when you close the tab.
`,
    },
    {
      id: 'what-we-use',
      heading: 'What this site uses today',
      body: prose`
**Cookies: none.** You can read every page, write to us and subscribe without one. That is also why no cookie banner
interrupts you here.

**Local storage, for everyone.** If you switch between the light and the dark theme, your browser remembers the
choice. If you save an article for later, it remembers the titles and addresses in your reading list until you remove
them there.

**Session storage, for everyone.** While a tab is open, your browser remembers how far you had scrolled, so that the
back button returns you to the same place, and what you have typed into the contact form or the newsletter form, so
that a reload or a failed connection does not lose it. The text is removed as soon as it is sent. If a link in our
newsletter brought you here, the tab also remembers which issue it was in, and sends that along with a form that you
send, so that we can count what an issue leads to. It also remembers how you found us and what you read here, and
sends that along with a form that you send; a line beside the button shows it. With Global Privacy Control or Do Not
Track, it does neither.

**Local storage, for our staff.** When a member of {agencyName}’s staff signs in, the browser keeps a sign-in token
and that person’s name, role and email address until they sign out or the session ends, and it may keep work they
have not saved yet and which parts of the editor they had open. Visitors never have these.
`,
    },
    {
      id: 'how-we-count',
      heading: 'How we count visits without cookies',
      body: prose`
Our own server counts page views, at most once per visitor and page each day, and how far visitors get in the
contact form. It places nothing on your device, follows you to no other website, and builds no profile. Robots and
our own signed-in staff are left out.
`,
    },
    {
      id: 'third-parties',
      heading: 'Third parties',
      body: prose`
We load no advertising networks, social media buttons or outside analytics. There are two exceptions to “no third
parties”. The cover picture of a blog article may be hosted elsewhere. Your browser then fetches it from that host,
without telling it which page you are reading. And an article may offer a video on YouTube or Vimeo: nothing is
loaded from there until you press play, and then we ask both for their player with the least tracking. What these
hosts may set is governed by their own policies and by your browser’s settings. No other third party can set a
cookie through our pages. Links to other websites, such as our profiles on social networks, are plain links. Once
you follow one, that site’s own policy applies.
`,
    },
    {
      id: 'how-long-cookies-last',
      heading: 'If we ever set a cookie',
      body: prose`
We would name it on this page first, say what it is for, and keep to these limits:

- **Session cookies** end when you close your browser.
- **Persistent cookies last 30 days to 2 years**, depending on their purpose, and no longer.
- Anything that is not needed to make the site work would wait for your consent.
`,
    },
    {
      id: 'your-choices',
      heading: 'Your choices',
      body: prose`
Every browser lets you see, block and delete cookies and stored site data, usually under *Privacy* in its settings.
If you clear the data for this site, you lose only the remembered theme. Nothing else changes, and no page stops
working.
`,
    },
    {
      id: 'questions',
      heading: 'Questions',
      body: prose`
Write to [{contactEmail}](mailto:{contactEmail}). **We answer questions about cookies within 48 hours.** What else
we do with information is described in the [Privacy Policy](/privacy-policy).
`,
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: prose`
If the site changes what it keeps in your browser, this page changes before the site does, and carries the new date
at the top.
`,
    },
  ],
};
