/** The mails with a link to the data of an address; each leads to a page with one button. */
const own = {
  greeting: 'Hello,',
  expiry: `The link works once and expires in one hour. Please don't forward this email: anyone
who has it can use the link.`,
  closing: 'The {agencyName} team',
};

/** The mail with a link to download the data. */
export const dataDownload = {
  subject: 'Your data at {agencyName}',
  greeting: own.greeting,
  /** Above the link. */
  request: `Someone, hopefully you, asked for a copy of the data we store about this email
address. To download it, open this page and click the button:`,
  expiry: own.expiry,
  notYou: "If it wasn't you, no action is needed: nobody else gets this link or your data.",
  closing: own.closing,
};

/** The mail with a link to erase the data. */
export const dataErasure: typeof dataDownload = {
  subject: 'Erase your data at {agencyName}',
  greeting: own.greeting,
  request: `Someone, hopefully you, asked us to erase the data we store about this email
address. To erase it, open this page and click the button:`,
  expiry: own.expiry,
  notYou: "If it wasn't you, no action is needed: your data stays as it is.",
  closing: own.closing,
};
