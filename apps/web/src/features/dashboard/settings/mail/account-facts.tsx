import type { MailAccountState, MailSecurity } from '@tideline/domain/mail/mail-account';

const SECURITIES: Record<MailSecurity, string> = { tls: 'TLS', starttls: 'STARTTLS', none: 'None' };

/** The account as it is set, to read. */
export function AccountFacts({ state: { account, hasPassword } }: { state: MailAccountState }) {
  if (account === null) return null;
  const { host, port, security, user } = account;
  const facts = [
    ['Host', host],
    ['Port', String(port)],
    ['Encryption', SECURITIES[security]],
    ['User name', user === '' ? (hasPassword ? 'The same as the password' : 'None') : user],
    ['Password', hasPassword ? 'Set, and never shown' : 'None'],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="wrap-anywhere" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
