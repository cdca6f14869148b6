import type { ContactPackage, ContactStatus } from '@tideline/domain/contact/contact';

/** The sample enquiries. People and firms are fictitious; their domains are reserved for examples. */
export type SampleContact = {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  package: ContactPackage | null;
  message: string;
  status: ContactStatus;
};

/** The enquiries of the last seven days, newest first. */
export const THIS_WEEK: SampleContact[] = [
  {
    firstName: 'Nadia',
    lastName: 'Brennan',
    email: 'nadia@brennanandvale.example',
    company: 'Brennan & Vale LLP',
    package: 'wave',
    status: 'pending',
    message:
      'We are eight attorneys in employment law and our site has not been touched since 2019. Two of us would like to talk about a redesign and about who would write for it. Mornings are best.',
  },
  {
    firstName: 'Marcus',
    lastName: 'Ellery',
    email: 'marcus.ellery@example.com',
    company: '',
    package: 'ripple',
    status: 'pending',
    message:
      'I am opening a one-chair barbershop for kids in Eagle Rock in March. Is the smallest package too much for that?',
  },
  {
    firstName: 'Ines',
    lastName: 'Cordova',
    email: 'icordova@lakesidepediatrics.example',
    company: 'Lakeside Pediatrics',
    package: 'tide',
    status: 'pending',
    message:
      'Three locations, eleven physicians, one very old website. Parents tell us they cannot find the after-hours number. We need a new site, local search for each location and somebody who answers reviews with us.',
  },
  {
    firstName: 'Howard',
    lastName: 'Pruitt',
    email: 'howard@pruittwealth.example',
    company: 'Pruitt Wealth Planning',
    package: null,
    status: 'contacted',
    message:
      'Do you work with firms whose compliance department has to read every post before it goes out? Ours takes about three days.',
  },
  {
    firstName: 'Leila',
    lastName: 'Farahani',
    email: 'leila.farahani@example.org',
    company: 'Farahani Orthodontics',
    package: 'wave',
    status: 'contacted',
    message: '',
  },
  {
    firstName: 'Connor',
    lastName: 'Walsh',
    email: 'connor@fieldnotesagency.example',
    company: 'Field Notes',
    package: 'custom',
    status: 'qualified',
    message:
      'We are a six-person design studio and turn away SEO and ads work every month. Looking for a white-label partner who can sit in on calls under our name. Happy to start with one client.',
  },
  {
    firstName: 'Dolores',
    lastName: 'Quintana',
    email: 'dolores@delgadoimmigration.example',
    company: 'Delgado Immigration Law',
    package: 'wave',
    status: 'contacted',
    message:
      'Everything we publish has to exist in Spanish as well. Is that something you write, or something you translate?',
  },
  {
    firstName: 'Peter',
    lastName: 'Aldous',
    email: 'p.aldous@example.net',
    company: 'Aldous Structural',
    package: null,
    status: 'contacted',
    message:
      'Our work comes from four architects and one of them is retiring. We would like to be found by the next four.',
  },
  {
    firstName: 'Simone',
    lastName: 'Achebe',
    email: 'simone@ridgelinederm.example',
    company: 'Ridgeline Dermatology',
    package: 'tide',
    status: 'qualified',
    message:
      'We spend about 9,000 dollars a month on ads and nobody here can say what comes of it. I would like a second pair of eyes before the budget talk on the 15th.',
  },
  {
    firstName: 'Kyle',
    lastName: 'Brandt',
    email: 'seo-offers@example.com',
    company: 'Rank Fast',
    package: null,
    status: 'spam',
    message: 'Hello dear webmaster, we offer 5000 quality backlinks for your esteemed website at best price.',
  },
  {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@haddadphysio.example',
    company: 'Haddad Physiotherapy',
    package: 'ripple',
    status: 'pending',
    message:
      'I open my own practice in March and have a name, a lease and no website. What should exist on the first day, and what can wait?',
  },
  {
    firstName: 'Rosalind',
    lastName: 'Hart',
    email: 'rosalind@hartmanestate.example',
    company: 'Hartman Estate Planning',
    package: 'ripple',
    status: 'contacted',
    message:
      'A friend sent me your piece on newsletters. I have a list of 340 past clients and have never written to them. Where would we begin?',
  },
  {
    firstName: 'Theo',
    lastName: 'Mavros',
    email: 'theo@summitphysio.example',
    company: 'Summit Physical Therapy',
    package: 'wave',
    status: 'qualified',
    message:
      'We have the stories and the patients who would tell them, but nobody who likes cameras. Curious about the filming days.',
  },
  {
    firstName: 'Anneliese',
    lastName: 'Roth',
    email: 'a.roth@meridianadvisory.example',
    company: 'Meridian Advisory',
    package: 'custom',
    status: 'contacted',
    message:
      'We merged two consulting firms in June and still have two names, two sites and two color schemes. Help us choose.',
  },
  {
    firstName: 'Jamal',
    lastName: 'Whitaker',
    email: 'jamal.whitaker@example.com',
    company: '',
    package: null,
    status: 'contacted',
    message: 'Do you take interns? I study communications at a community college in Los Angeles and write a lot.',
  },
  {
    firstName: 'Greta',
    lastName: 'Lindqvist',
    email: 'greta@pacificeyecare.example',
    company: 'Pacific Eye Care',
    package: 'wave',
    status: 'contacted',
    message:
      'Our booking page loses people on phones. We have the numbers and would like someone to look at them with us.',
  },
  {
    firstName: 'Vikram',
    lastName: 'Sethi',
    email: 'vikram@northpinetax.example',
    company: 'North Pine Tax',
    package: 'ripple',
    status: 'qualified',
    message:
      'Busy season starts in January. What can be ready by then if we sign next week, and what should wait until May?',
  },
  {
    firstName: 'Camille',
    lastName: 'Rousseau',
    email: 'camille@saltandpaper.example',
    company: 'Salt & Paper Studio',
    package: 'custom',
    status: 'contacted',
    message:
      'Branding studio, looking for a development partner for two healthcare sites. Accessibility matters to both clients.',
  },
  {
    firstName: 'Earl',
    lastName: 'Dupree',
    email: 'earl.dupree@example.net',
    company: 'Dupree & Daughters Plumbing',
    package: null,
    status: 'lost',
    message: 'Need a website by Friday.',
  },
  {
    firstName: 'Hana',
    lastName: 'Okabe',
    email: 'hana@elmstreetdental.example',
    company: 'Elm Street Dental',
    package: 'wave',
    status: 'won',
    message:
      'Thank you for the call last week. The partners said yes. Please send the agreement to me and to the office address.',
  },
  {
    firstName: 'Desmond',
    lastName: 'Clarke',
    email: 'dclarke@westgateclinic.example',
    company: 'Westgate Clinic',
    package: 'tide',
    status: 'contacted',
    message:
      'We are comparing three agencies for a two-year contract and would like your answers to the attached questions. (The form does not take attachments, so please write back.)',
  },
  {
    firstName: 'Margit',
    lastName: 'Olsen',
    email: 'margit.olsen@example.org',
    company: 'Olsen Family Mediation',
    package: 'ripple',
    status: 'contacted',
    message: '',
  },
  {
    firstName: 'Luis',
    lastName: 'Barragan',
    email: 'luis@bluffcityortho.example',
    company: 'Bluff City Orthopedics',
    package: 'tide',
    status: 'qualified',
    message:
      'Our surgeons answer the same nine questions all day. We would like to answer them once, on video, and well.',
  },
  {
    firstName: 'Philippa',
    lastName: 'Gray',
    email: 'philippa@quillandcompass.example',
    company: 'Quill & Compass',
    package: 'custom',
    status: 'contacted',
    message:
      'We run communications for nonprofits and need somebody for reporting dashboards behind the scenes. Twelve clients, same template.',
  },
];

/** Older enquiries, newest first. */
export const EARLIER: SampleContact[] = [
  {
    firstName: 'Oscar',
    lastName: 'Navarro',
    email: 'oscar.navarro@example.com',
    company: 'Navarro Injury Law',
    package: 'tide',
    status: 'won',
    message: 'Ready to start. Who do we introduce our intake team to?',
  },
  {
    firstName: 'Bethany',
    lastName: 'Crowe',
    email: 'bethany@cedarhillvet.example',
    company: 'Cedar Hill Veterinary',
    package: 'wave',
    status: 'qualified',
    message: 'We have 1,400 followers and no idea whether one of them has ever booked an appointment.',
  },
  {
    firstName: 'Aleksander',
    lastName: 'Wojcik',
    email: 'a.wojcik@example.org',
    company: 'Wojcik Actuarial',
    package: null,
    status: 'lost',
    message: 'Please send a price list.',
  },
  {
    firstName: 'Joanna',
    lastName: 'Reyes',
    email: 'joanna@brightpathbilling.example',
    company: 'Brightpath Billing',
    package: 'ripple',
    status: 'won',
    message: 'The strategy session sounds right for us. There are three of us and we all want to be there.',
  },
  {
    firstName: 'Malcolm',
    lastName: 'Irving',
    email: 'malcolm@oakandledger.example',
    company: 'Oak & Ledger CPAs',
    package: 'wave',
    status: 'contacted',
    message: 'Could the monthly report go straight to our partners, in one page, without a login?',
  },
  {
    firstName: 'Winnie',
    lastName: 'Cho',
    email: 'winnie.cho@example.net',
    company: '',
    package: 'ripple',
    status: 'lost',
    message: 'I decided to finish my license first. Will write again next year!',
  },
  {
    firstName: 'Ada',
    lastName: 'Promo',
    email: 'deals@example.org',
    company: 'Best Deals Online',
    package: null,
    status: 'spam',
    message: 'Congratulations! Your business was chosen for a free listing in our worldwide directory.',
  },
  {
    firstName: 'Rafael',
    lastName: 'Teixeira',
    email: 'rafael@studiofenwick.example',
    company: 'Studio Fenwick',
    package: 'custom',
    status: 'won',
    message: 'Our first joint client is signed. Can we use the same process for the second one in October?',
  },
  {
    firstName: 'Eleanor',
    lastName: 'Voss',
    email: 'eleanor@harborfamilydental.example',
    company: 'Harbor Family Dental',
    package: 'wave',
    status: 'qualified',
    message:
      'New patients ask whether we still exist, because our listing shows the old address. That cannot be hard to fix, can it?',
  },
];
