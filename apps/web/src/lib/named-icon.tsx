import {
  Award,
  BadgeCheck,
  Briefcase,
  Camera,
  ChartLine,
  Clock,
  Compass,
  DollarSign,
  FileText,
  Handshake,
  HeartPulse,
  Layers,
  type LucideIcon,
  Mail,
  MailX,
  Megaphone,
  Mic,
  MonitorSmartphone,
  Newspaper,
  PenLine,
  Route,
  Scale,
  Search,
  ShieldCheck,
  Target,
  TrendingUp,
  Users,
  Workflow,
  Zap,
} from 'lucide-react';
import type { IconName } from '../content/icon-name.ts';

const ICONS: Record<IconName, LucideIcon> = {
  Award,
  BadgeCheck,
  Briefcase,
  Camera,
  ChartLine,
  Clock,
  Compass,
  DollarSign,
  FileText,
  Handshake,
  HeartPulse,
  Layers,
  Mail,
  MailX,
  Megaphone,
  Mic,
  MonitorSmartphone,
  Newspaper,
  PenLine,
  Route,
  Scale,
  Search,
  ShieldCheck,
  Target,
  TrendingUp,
  Users,
  Workflow,
  Zap,
};

export type NamedIconProps = { name: IconName; className?: string };

/** The icon that the copy names. Decoration: the words beside it say the same. */
export function NamedIcon({ name, className = 'icon' }: NamedIconProps) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" strokeWidth={1.6} className={className} />;
}
