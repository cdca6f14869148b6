/**
 * The lucide-react icons that the copy names, or a page shows many times; `node apps/web/scripts/draw-icons.ts` draws
 * them into one file.
 */
export const ICON_NAMES = [
  'Award',
  'BadgeCheck',
  'Briefcase',
  'Camera',
  'ChartLine',
  'Check',
  'Clock',
  'Compass',
  'DollarSign',
  'FileText',
  'Handshake',
  'HeartPulse',
  'Layers',
  'Mail',
  'MailX',
  'Megaphone',
  'Mic',
  'MonitorSmartphone',
  'Newspaper',
  'PenLine',
  'Route',
  'Scale',
  'Search',
  'ShieldCheck',
  'Target',
  'TrendingUp',
  'Users',
  'Workflow',
  'Zap',
] as const;
export type IconName = (typeof ICON_NAMES)[number];
