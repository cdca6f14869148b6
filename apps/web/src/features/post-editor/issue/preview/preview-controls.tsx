import { ImageOff, Laptop, Moon, Smartphone, Tablet, Text, type LucideIcon } from 'lucide-react';
import { readItem, writeItem } from '../../../../lib/session/web-storage.ts';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { PHONE_WIDTH } from '../../../../staff/mail/mail-frame.tsx';

const WIDTHS = [
  { width: PHONE_WIDTH, label: 'Phone', Icon: Smartphone },
  { width: 600, label: 'Tablet', Icon: Tablet },
  { width: 800, label: 'Desktop', Icon: Laptop },
] as const;

/** How the mail is shown. */
export type MailChoice = {
  width: (typeof WIDTHS)[number]['width'];
  part: 'html' | 'text';
  isDark: boolean;
  hasPictures: boolean;
};

const WIDTH_KEY = 'mailPreviewWidth';

/** The first view: of the width that was last chosen in this browser, else one that the window has room for. */
export function readMailChoice(): MailChoice {
  const stored = Number(readItem('localStorage', WIDTH_KEY));
  const width =
    WIDTHS.find((option) => option.width === stored)?.width ?? (window.innerWidth < 640 ? PHONE_WIDTH : 600);
  return { width, part: 'html', isDark: false, hasPictures: true };
}

export function rememberMailChoice({ width }: MailChoice): void {
  writeItem('localStorage', WIDTH_KEY, String(width));
}

export type PreviewControlsProps = { choice: MailChoice; onChoice: (choice: MailChoice) => void };

/** Width of the window, dark theme, no pictures, and the text part. */
export function PreviewControls({ choice, onChoice }: PreviewControlsProps) {
  const isText = choice.part === 'text';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset aria-label="Width of the preview" className="flex rounded-control border border-line-strong">
        {WIDTHS.map(({ width, label, Icon }) => (
          <Toggle
            key={width}
            {...{ label, Icon }}
            title={`${label}, ${width} px`}
            isOn={!isText && choice.width === width}
            onClick={() => onChoice({ ...choice, part: 'html', width })}
          />
        ))}
      </fieldset>
      <div className="flex rounded-control border border-line-strong">
        <Toggle
          label="Dark"
          Icon={Moon}
          title="As in a mail program with a dark theme"
          isOn={!isText && choice.isDark}
          onClick={() => onChoice({ ...choice, part: 'html', isDark: !choice.isDark })}
        />
        <Toggle
          label="Without pictures"
          Icon={ImageOff}
          title="As in a mail program that loads no pictures"
          isOn={!isText && !choice.hasPictures}
          onClick={() => onChoice({ ...choice, part: 'html', hasPictures: !choice.hasPictures })}
        />
        <Toggle
          label="As text"
          Icon={Text}
          title="The text part of the email"
          isOn={isText}
          onClick={() => onChoice({ ...choice, part: isText ? 'html' : 'text' })}
        />
      </div>
    </div>
  );
}

type ToggleProps = { label: string; Icon: LucideIcon; title: string; isOn: boolean; onClick: () => void };

function Toggle({ label, Icon, title, isOn, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={title}
      onClick={onClick}
      className={classNames(
        'grid min-h-10 min-w-10 place-items-center rounded-control pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        isOn ? 'bg-tint text-ink' : 'text-muted hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" className="icon" />
    </button>
  );
}
