import type { ExportFormat } from '@tideline/domain/moving/site-export';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { PasswordDialog } from '../../../../staff/kit/dialogs/password-dialog.tsx';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useConfirmedDownload } from '../../confirmation/use-confirmed-download.ts';
import { SettingsSection } from '../settings-section.tsx';
import { ScheduledExports } from './scheduled-exports.tsx';

const FORMATS: Record<ExportFormat, { label: string; words: string }> = {
  archive: {
    label: 'Archive',
    words: 'Everything in one ZIP: articles as Markdown, pictures, pages, brand, settings, redirects and newsletter.',
  },
  wordpress: {
    label: 'WordPress',
    words: 'Articles and text pages as WXR. WordPress copies the pictures from this site.',
  },
  ghost: { label: 'Ghost', words: 'Articles and text pages as JSON. Pictures stay on this site.' },
};

/** The whole site as a file. */
export function ExportCard() {
  const name = useId();
  const toast = useToast();
  const [format, setFormat] = useState<ExportFormat>('archive');
  const [hasPeople, setHasPeople] = useState(false);
  const isWithPeople = hasPeople && format === 'archive';
  const { save, asksForPassword, closeDialog } = useConfirmedDownload({
    address: `/api/export?format=${format}${isWithPeople ? '&include=people' : ''}`,
    failure: 'Failed to export the site',
    fallbackName: 'site.zip',
    onSaved: (file) => toast({ title: 'Export ready', text: `${file} was saved.` }),
  });
  return (
    <SettingsSection
      section="export"
      state="Take your site with you."
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={save.isPending}
          onClick={() => {
            if (!save.isPending) save.mutate();
          }}
        >
          <Download aria-hidden="true" className="icon" />
          {save.isPending ? 'Exporting...' : 'Export'}
        </Button>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="type-label mb-1.5">Format</legend>
        {Object.entries(FORMATS).map(([value, { label, words }]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
            <input
              type="radio"
              name={name}
              className="mt-0.5"
              checked={value === format}
              onChange={() => setFormat(value as ExportFormat)}
            />
            <span className="min-w-0">
              {label}
              <span className="type-label block font-normal text-muted">{words}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {format === 'archive' ? (
        <CheckboxField
          label="Include subscribers and inquiries"
          hint="As CSV. Keep the file encrypted."
          isChecked={hasPeople}
          onChange={setHasPeople}
        />
      ) : null}
      <p className="text-sm text-muted">
        Accounts, passwords, statistics and earlier versions stay here. A backup has them.
      </p>
      <ScheduledExports />
      {asksForPassword ? (
        <PasswordDialog
          title="Export the site?"
          action="Save the file"
          pendingAction="Exporting..."
          isPending={save.isPending}
          onConfirmed={() => save.mutate()}
          onClose={closeDialog}
        >
          <p>
            {isWithPeople
              ? 'The file holds the personal data of all subscribers and inquiries.'
              : 'The file holds drafts that are not public yet.'}
          </p>
        </PasswordDialog>
      ) : null}
    </SettingsSection>
  );
}
