// Describes what the site does. When the site starts to store or send something else, this text changes first.
import type { LegalDocument } from './legal-document.ts';
import { prose } from './legal-text.ts';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  updatedOn: '2026-11-29',
  lead: 'We would like to know as little about you as it takes to answer you. This page says what that is.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      body: prose`
{legalName} is a digital marketing agency in {location}, with clients throughout {area}. We decide how the
information described here is used. For anything on this page, write to [{contactEmail}](mailto:{contactEmail}).
`,
    },
    {
      id: 'in-short',
      heading: 'In short',
      body: prose`
- You can read the whole site without telling us who you are.
- We store what you type into a form, so that we can answer it, and with it how you found us and what you read here.
- We count page views ourselves, without cookies and without a profile of you.
- We load no advertising, tracking or analytics code from anyone else.
- We do not sell personal information, and we do not share it for advertising.
`,
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      body: prose`
**When you write to us.** The contact form asks for your first name, last name and email address. Company, the
package you are interested in, what it is about and a message are optional. If a link on our site led you to the
form, it has filled in what the link was about, and you can change that. We keep them with the date, a note that
they came from this website, a note of where our conversation stands, and the emails that we exchange about it or
prepare, with the files attached to them.

**When you book a call.** We keep the time you chose, your time zone and what you wrote about it, with your inquiry.
A call that has to be confirmed first, by a button or by an email, is kept in the same way, also if you never
confirm it.

**When you subscribe.** We keep your email address, the date, whether the subscription is active, whether you have
confirmed it by the link that we mail you, and which form you used.

**When you write for our blog.** With your articles we show your name, your role, a few sentences about you and, if
you gave us one, your picture. Ask us to take them down and we will.

**When you join our team.** An invitation to work on this site holds your email address, name and role until you
accept it or we withdraw it, and at most 30 days after its link has ended. An account has them as long as it exists,
with your password as a hash and, if you add passkeys, their names and public keys. The secret half of a passkey
stays on your device.

**When you read.** We count page views on our own server, at most once per visitor and page each day, and note the
kind of place you came from: a search engine, a social network, another site, or none. Nothing is stored on your
device for this. To avoid counting you twice, the server turns details of the connection into a code, using a secret
that is thrown away when the day is over. After that, only totals remain, and they are not tied to anyone.

In the same way we count how many visitors open the contact form, and how far they get in it: which field was the
last one they filled in, or that they sent it. What you type is not part of that. A browser that sends Global
Privacy Control or Do Not Track is not counted.

**When you come from our newsletter.** Our emails have no tracking pixel, and their links lead straight to the page.
A link names the issue it is in, not you. When your browser shows the page, it takes that name out of the address,
and we add one to the visits of the issue. The name stays in that tab. If you then subscribe or write to us, it is
sent along, and we add one to the sign-ups or inquiries of the issue. A browser that sends Global Privacy Control or
Do Not Track is not counted. If you unsubscribe by a link in an issue, we note that it was that issue.

**How you found us.** While you look around, the tab remembers the site you came from (its name only), the campaign
named in the link, the first and the current page, how many pages you viewed, the articles you read and how far, and
the packages and case studies you looked at. None of it leaves your browser until you send the contact form or
subscribe. A line beside the button then says so and lists it, and we keep it with what you sent. If you send
nothing, we never see it. A browser that sends Global Privacy Control or Do Not Track remembers and sends nothing of
this.

**When anything connects to our server.** Like every web server, ours receives your IP address and your browser’s
description of itself. We use them to deliver the page, to limit abuse of the forms, and to find faults.

**In your browser.** If you choose the light or the dark theme, your browser remembers the choice, and if you save
an article for later, it remembers your reading list, which is never sent to us. While a tab
is open it remembers how far you had scrolled, what you have typed into the contact form, until you send it, which
issue of our newsletter brought you here, if one did, and what the paragraph above lists. All of this stays on your
device until you send a form. The [Cookie Policy](/cookie-policy) has the details.

Please do not send us health records, case files or other confidential matters through the form. A first
conversation does not need them.
`,
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use it',
      body: prose`
We use what you send us to:

- answer you, prepare a proposal, and work with you if we agree to;
- send the newsletter, if you asked for it;
- see which pages are read, so that we write better ones;
- keep the site and its forms safe from misuse;
- meet our legal and accounting obligations.

We do not use it for anything else without asking you first. No decision about you is made by a machine alone.
`,
    },
    {
      id: 'newsletter',
      heading: 'The newsletter',
      body: prose`
You receive it because you signed up for it. You can unsubscribe at any time, by the means given in the email or by
writing to [{contactEmail}](mailto:{contactEmail}). We then keep a note of your address, scrambled so that nobody
can read it back, for the single purpose of not writing to it again. A link in each issue leads to a page where you
choose topics and how often we write. There you can also ask for a link to download or delete what we store about
your address: we send it to that address, and it works once, for one hour, so that nobody to whom you forward an
issue can do either. The notes that our staff make for each other are not in that download; write to
[{contactEmail}](mailto:{contactEmail}) to have them. If you tell us there why you leave, we keep the reason for a
year, without your address.

If a mail server tells us that an email to you could not be delivered, or that you marked one as spam, we note that
beside the issue, with what the server said. When your address no longer works, or after a complaint, we stop
writing to it in the same way; you can come back by signing up again. Reports that we cannot match to an email are
deleted within 90 days.
`,
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      body: prose`
Our own staff do, after signing in. So do the companies that host this site, carry our email, and run the programs
that we connect to it, such as a list of our clients: they may use the information only to do that for us. We
disclose information to others only if the law requires it, to protect someone’s rights or safety, or as part of a
sale of the whole business, in which case this policy goes with it.

Our pages load no scripts, fonts or trackers from third parties. If the cover of a blog article is hosted elsewhere,
your browser fetches it from that host. If you play a video in an article, it is loaded from YouTube or Vimeo, which
then learn your IP address; before that, nothing is. If you follow a link to another website, such as our profiles
on social networks, that site’s own policy applies.
`,
    },
    {
      id: 'how-long-we-keep-it',
      heading: 'How long we keep it',
      body: prose`
Inquiries are kept, with how you found us, {retention} and, if you become a client, for as long as we work together
and the law requires records afterward. Subscriptions are kept until you unsubscribe; when we have asked you to
confirm one and you do not, we delete it {unconfirmed}. Page counts are kept as totals without a time limit. Ask us
to delete something sooner and we will, unless the law obliges us to keep it.
`,
    },
    {
      id: 'security',
      heading: 'How we protect it',
      body: prose`
Only signed-in staff can see what you send. Staff passwords are stored only as hashes, sign-in attempts are limited,
and sessions expire. No system is perfectly safe. If something goes wrong that affects you, we will tell you as the
law requires, in plain words.
`,
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      body: prose`
Wherever you live, you may ask us to:

- tell you what we hold about you, and give you a copy;
- correct it;
- delete it;
- stop using it for a particular purpose.

Write to [{contactEmail}](mailto:{contactEmail}). We may ask you to confirm that the address is yours. **We answer
privacy requests within 30 days.** Asking costs nothing and has no effect on how we treat you. Someone you have
authorized may ask on your behalf.

If you live in California, these include your rights under the California Consumer Privacy Act: to know, to correct,
to delete, and to opt out of the sale or sharing of personal information. We do neither, so there is nothing to opt
out of.
`,
    },
    {
      id: 'children',
      heading: 'Children',
      body: prose`
This site is written for people who run businesses. It is not meant for children under 13, and we do not knowingly
collect their information. If you believe that a child has written to us, tell us and we will delete the message.
`,
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: prose`
When the site changes what it does with information, this page changes too, with a new date at the top. If a change
matters to people who have already written to us or subscribed, we tell them by email before it takes effect.
`,
    },
  ],
};
