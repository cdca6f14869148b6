import { useMatch } from '@tanstack/react-router';
import { packagesSection } from '@tideline/copy/home/home';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useFormLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

/** Leads to the free times while somebody takes calls; otherwise opens the contact form. */
export function DiscoveryCallLink() {
  const formLink = useFormLink();
  const isOpen = useMatch({ from: '/_site', shouldThrow: false, select: ({ loaderData }) => loaderData?.calls.isOpen });
  const { label, to, hash } = useCopy('home', 'packagesIntro', packagesSection).discoveryCall;
  if (isOpen) {
    return (
      <ButtonLink variant="secondary" to="/discovery-call/{-$step}">
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="secondary" to={to} hash={hash} {...formLink}>
      {label}
    </ButtonLink>
  );
}
