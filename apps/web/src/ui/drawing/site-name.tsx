import type { SiteLogo } from '@tideline/domain/brand/brand';
import type { ReactNode } from 'react';

export type SiteNameProps = {
  siteTitle: string;
  logo: SiteLogo | undefined;
  /** Height of the logo. */
  className: string;
  /** Mark and name, without a logo. */
  children: ReactNode;
};

/** The logo of the agency as a picture, or its mark and name. On dark ground, a logo lies on a plate of light paper. */
export function SiteName({ siteTitle, logo, className, children }: SiteNameProps) {
  if (!logo) return children;
  const { url, width, height } = logo;
  return <img src={url} alt={siteTitle} {...{ width, height }} className={`logo ${className}`} />;
}
