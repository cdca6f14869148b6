import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { viewClasses } from './view-switch.tsx';

export type ViewButtonProps = {
  /** Shown where there is room. */
  label: string;
  icon: ReactNode;
  isCurrent: boolean;
  onShow: () => void;
};

/** A view in a `ViewSwitch` that has no address of its own. */
export function ViewButton({ label, icon, isCurrent, onShow }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isCurrent}
      title={label}
      onClick={onShow}
      className={classNames(viewClasses(isCurrent), 'min-w-10 justify-center pointer-coarse:min-w-11')}
    >
      {icon}
      <span className="max-lg:hidden">{label}</span>
    </button>
  );
}
