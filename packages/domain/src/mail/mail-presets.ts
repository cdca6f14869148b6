import type { MailAccount, MailAccountKind } from './mail-account.ts';

/** Where a provider takes or keeps mail. */
export type MailPreset = Pick<MailAccount, 'host' | 'port' | 'security'> & {
  name: string;
  /** What to give as user name and password, in a sentence or two. */
  hint: string;
};

/** By provider; anything else is typed in. */
export const MAIL_PRESETS: Record<MailAccountKind, readonly MailPreset[]> = {
  smtp: [
    {
      name: 'Google Workspace',
      host: 'smtp.gmail.com',
      port: 465,
      security: 'tls',
      hint: 'The user name is the whole address. Use an app password: Google Account, Security, 2-Step Verification, App passwords.',
    },
    {
      name: 'Microsoft 365',
      host: 'smtp.office365.com',
      port: 587,
      security: 'starttls',
      hint: 'The user name is the whole address. Authenticated SMTP must be on for this mailbox in the Microsoft 365 admin center.',
    },
    {
      name: 'Fastmail',
      host: 'smtp.fastmail.com',
      port: 465,
      security: 'tls',
      hint: 'The user name is the whole address. Use an app password: Settings, Privacy & Security, App passwords.',
    },
    {
      name: 'Postmark',
      host: 'smtp.postmarkapp.com',
      port: 587,
      security: 'starttls',
      hint: 'User name and password are both the API token of the Postmark server.',
    },
    {
      name: 'Amazon SES',
      host: 'email-smtp.us-east-1.amazonaws.com',
      port: 587,
      security: 'starttls',
      hint: 'Put your region into the host. Use the SMTP credentials of SES, not an access key of AWS.',
    },
    {
      name: 'Mailgun',
      host: 'smtp.mailgun.org',
      port: 587,
      security: 'starttls',
      hint: 'The user name is an SMTP user of the domain, such as postmaster@mg.example.com. In the EU region, the host is smtp.eu.mailgun.org.',
    },
  ],
  imap: [
    {
      name: 'Google Workspace',
      host: 'imap.gmail.com',
      port: 993,
      security: 'tls',
      hint: 'The user name is the whole address. Use an app password: Google Account, Security, 2-Step Verification, App passwords.',
    },
    {
      name: 'Fastmail',
      host: 'imap.fastmail.com',
      port: 993,
      security: 'tls',
      hint: 'The user name is the whole address. Use an app password: Settings, Privacy & Security, App passwords.',
    },
  ],
};
