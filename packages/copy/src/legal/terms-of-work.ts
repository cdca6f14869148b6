import type { LegalSection } from './legal-document.ts';
import { prose } from './legal-text.ts';

/** The part of the terms of service that governs paid work; it stands between the first section and the website's. */
export const termsOfWork: LegalSection[] = [
  {
    id: 'services',
    heading: 'Our services',
    body: prose`
We provide marketing services: websites, search engine optimization, advertising, content, photography and film,
email, reporting and related work. The proposal says what is included, what it costs and when it is due. Work
outside it is quoted first and begins once you have approved the quote in writing; email counts.
`,
  },
  {
    id: 'your-part',
    heading: 'Your part',
    body: prose`
We depend on you for a few things:

- access, information and materials that we ask for, in reasonable time;
- approval or corrections by the agreed dates, since a late answer may move later dates;
- one person who can decide;
- the right to use whatever you give us, including pictures, names and testimonials;
- the truth of what you tell us about your services.

If your profession has advertising rules, as medicine and law do, we write with them in mind. The final check and
the responsibility for compliance are yours.
`,
  },
  {
    id: 'fees-and-invoices',
    heading: 'Fees and invoices',
    body: prose`
All prices are in US dollars (USD) and do not include taxes unless the proposal says so. **Invoices are due within
30 days of the invoice date.** If an invoice is late, we may pause work after telling you, and dates move
accordingly. Tell us within those 30 days if you think that an invoice is wrong; we will look at it together, and
the undisputed part stays due.

Advertising budgets, stock licenses, printing and similar costs are yours. We do not spend your money without your
approval.
`,
  },
  {
    id: 'refunds',
    heading: 'Refunds',
    body: prose`
Our work is time, so there is no automatic refund. **Refunds are decided case by case.** Write to
[{contactEmail}](mailto:{contactEmail}), tell us what fell short, and we will look at what was agreed, what was
delivered and what would be fair. Money already paid to others on your behalf, such as advertising platforms, can be
returned only as far as they return it.
`,
  },
  {
    id: 'term-and-termination',
    heading: 'Term and termination',
    body: prose`
Ongoing work runs until one of us ends it. **Either of us may terminate with 30 days’ written notice**, for any
reason or none. During those days we finish or hand over what is in progress, and you pay for work done up to the
end of the notice period. Either of us may end the work at once if the other breaks these terms in an important way
and does not put it right within 14 days of being told in writing.

When we part, we give you access to your accounts and the files you have paid for.
`,
  },
  {
    id: 'ownership',
    heading: 'Who owns the work',
    body: prose`
Once an invoice is paid in full, the finished work it covers is yours. Until then it remains ours. We keep our
general methods, tools and unused ideas. Fonts, stock pictures, plug-ins and other third-party material come under
their own licenses, which we name in advance where they cost money or set limits. What you gave us stays yours
throughout.

Accounts and domains that we open for you are opened in your name wherever the provider allows it.
`,
  },
  {
    id: 'showing-the-work',
    heading: 'Showing the work',
    body: prose`
We may show finished, published work in our portfolio. We ask before we name you in a case study, publish a figure
or quote you, and you may say no.
`,
  },
  {
    id: 'confidentiality',
    heading: 'Confidentiality',
    body: prose`
What either of us learns about the other that is not public, and is plainly meant to stay that way, stays between
us. We use it only for the work. This continues after the work ends. It does not cover what becomes public without
our doing, or what the law requires to be disclosed.
`,
  },
  {
    id: 'results',
    heading: 'Results',
    body: prose`
We promise careful work, honest reports and our best judgment. We do not promise a rank, a number of leads or a sum
of money, because search engines, platforms, markets and your own follow-up play a part that we do not control. The
same goes for other companies’ platforms: they change, fail and set their own rules.
`,
  },
];
