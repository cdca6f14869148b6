import type { SocialLinks } from '@tideline/domain/site/settings';

export type SocialIconProps = { network: keyof SocialLinks };

/** Icons of the two networks in lucide's style, which no longer has brand icons. */
export function SocialIcon({ network }: SocialIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="icon"
    >
      {network === 'instagram' ? (
        <>
          <rect x="3" y="3" width="18" height="18" rx="5" />
          <circle cx="12" cy="12" r="4" />
          <path d="M17 7h.01" />
        </>
      ) : (
        <>
          <rect x="3" y="3" width="18" height="18" rx="3" />
          <path d="M8 11v5M8 8h.01M12 16v-5M12 13.5a2.25 2.25 0 0 1 4.5 0V16" />
        </>
      )}
    </svg>
  );
}
