import { useMatch } from '@tanstack/react-router';
import { packagesSection } from '@tideline/copy/home/home';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

/** Leads to the free times while somebody takes calls; otherwise opens the contact form. */
export function DiscoveryCallLink() {
  const linkTo = useSiteLink();
  const isOpen = useMatch({ from: '/_site', shouldThrow: false, select: ({ loaderData }) => loaderData?.calls.isOpen });
  const link = useCopy('home', 'packagesIntro', packagesSection).discoveryCall;
  if (isOpen) {
    return (
      <ButtonLink variant="secondary" to="/discovery-call/{-$step}">
        {link.label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="secondary" {...linkTo(link)}>
      {link.label}
    </ButtonLink>
  );
}
