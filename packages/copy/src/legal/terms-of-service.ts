import type { LegalDocument } from './legal-document.ts';
import { prose } from './legal-text.ts';
import { termsOfWork } from './terms-of-work.ts';

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  updatedOn: '2026-11-20',
  lead: 'The terms for using this website and for working with us, in sentences that a person can read.',
  sections: [
    {
      id: 'agreement',
      heading: 'What these terms cover',
      body: prose`
These terms are between you and {legalName}, a digital marketing agency in {location}. They cover your use of this
website and, once we work together, the services we provide. Each project also has a written proposal or statement
of work. Where that document says something different, it applies to that project. If you accept for a company, you
confirm that you may do so.
`,
    },
    ...termsOfWork,
    {
      id: 'website',
      heading: 'Using this website',
      body: prose`
You are welcome to read, link to and quote from this site with credit. Please do not copy it as a whole, try to
break into it, overload it, or send us spam or unlawful material through its forms. Articles and case studies are
general information; what worked for one client may not work for another.
`,
    },
    {
      id: 'warranty',
      heading: 'No other promises',
      body: prose`
We do our work with professional care. Beyond that, and beyond what a proposal expressly promises, the website and
the services are provided as they are, without warranties of any kind, to the extent the law allows.
`,
    },
    {
      id: 'liability',
      heading: 'Limits of liability',
      body: prose`
To the extent the law allows, neither of us is liable to the other for indirect or consequential losses, such as
lost profits. Our total liability for a project is limited to the fees you paid for it in the twelve months before
the claim arose. Nothing here limits liability that cannot be limited by law, or your obligation to pay for work
that was done.
`,
    },
    {
      id: 'law-and-arbitration',
      heading: 'Governing law and arbitration',
      body: prose`
These terms are governed by the laws of the State of California, without regard to its rules on conflicts of law.

If we disagree, let us talk first: either of us may write to the other, and we both try in good faith to settle the
matter within 30 days. What remains is decided by binding arbitration in {location}, before one arbitrator, under
the rules of an established arbitration provider. The award may be entered in any court with jurisdiction. Either of
us may still bring a small claim in small claims court, or ask a court for an order to protect confidential
information or intellectual property.

**By accepting these terms, both of us give up the right to a trial by judge or jury for disputes that go to
arbitration.**
`,
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: prose`
We may update these terms; the date at the top shows when. A change does not reach back to work already agreed upon,
unless both of us say so in writing. If part of these terms proves unenforceable, the rest still applies.
`,
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: prose`
Questions about these terms, and notices under them, go to [{contactEmail}](mailto:{contactEmail}). How we handle
personal information is described in the [Privacy Policy](/privacy-policy) and the [Cookie Policy](/cookie-policy).
`,
    },
  ],
};
