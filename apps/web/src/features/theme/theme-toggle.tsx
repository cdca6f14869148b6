import { Moon, Sun } from 'lucide-react';
import { controlLabels } from '@tideline/copy/site';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { useTheme } from './use-theme.ts';

/** Switches between light and dark. CSS selects the icon, so that the first paint is right. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  const label = theme === 'dark' ? controlLabels.switchToLight : controlLabels.switchToDark;
  return (
    <Tooltip label={label}>
      <button
        type="button"
        onClick={toggleTheme}
        aria-label={label}
        className="grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-tint no-js:invisible"
      >
        <Moon aria-hidden="true" strokeWidth={1.6} className="icon dark:hidden" />
        <Sun aria-hidden="true" strokeWidth={1.6} className="icon hidden dark:block" />
      </button>
    </Tooltip>
  );
}
