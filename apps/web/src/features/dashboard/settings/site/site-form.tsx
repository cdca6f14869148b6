import type { Settings } from '@tideline/domain/site/settings';
import { SETTINGS_LIMITS } from '@tideline/domain/site/settings';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { fieldError } from '../../../../lib/text/error-message.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useConfirmedSave } from '../../confirmation/use-confirmed-save.tsx';
import { useSaveBar } from '../save-bar.tsx';
import { AgencyFields } from './agency-fields.tsx';
import { CurrencyField } from './currency-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';

/** Who the agency is. The server validates; another contact email requires the password. */
export function SiteForm({ settings }: { settings: Settings }) {
  const [form, setForm] = useState(settings);
  const toast = useToast();
  const utils = trpc.useUtils();
  const { save, passwordDialog } = useConfirmedSave({
    failure: 'Failed to save settings',
    send: async (sent: Settings) => ({ sent, saved: await utils.client.settings.update.mutate(sent) }),
    onSaved: async ({ sent, saved }) => {
      setForm((typed) => (typed === sent ? saved : typed)); // keep what was typed during the save
      toast({ title: 'Settings saved', text: 'The public site shows them now.' });
      await utils.settings.invalidate();
    },
    dialog: {
      title: 'Change the contact email?',
      action: 'Save Settings',
      pendingAction: 'Saving...',
      children: <p>Notices of inquiries will go to the new address. The old one gets an email about it.</p>,
    },
  });
  const isDirty = JSON.stringify(form) !== JSON.stringify(settings);
  const send = () => save.mutateAsync(form);
  const saveAll = useSaveBar('site', { isDirty, save: send, discard: () => setForm(settings) });
  const { socialLinks } = form;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void saveAll();
  }

  return (
    <>
      <form onSubmit={handleSubmit} noValidate className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <TextField
          label="Site Title"
          value={form.siteTitle}
          maxLength={SETTINGS_LIMITS.siteTitle}
          error={fieldError(save.error, 'siteTitle')}
          onChange={(siteTitle) => setForm({ ...form, siteTitle })}
        />
        <AgencyFields
          agency={form.agency}
          errorOf={(name) => fieldError(save.error, `agency.${name}`) ?? null}
          onChange={(agency) => setForm({ ...form, agency })}
        />
        <TextField
          label="Contact Email"
          type="email"
          hint="Shown in the footer; the sender of mail."
          value={form.contactEmail}
          maxLength={254}
          error={fieldError(save.error, 'contactEmail')}
          onChange={(contactEmail) => setForm({ ...form, contactEmail })}
        />
        <TextField
          label="Instagram"
          type="url"
          hint="Full address; leave it empty to hide the link."
          value={socialLinks.instagram}
          maxLength={SETTINGS_LIMITS.socialLink}
          error={fieldError(save.error, 'socialLinks.instagram')}
          onChange={(instagram) => setForm({ ...form, socialLinks: { ...socialLinks, instagram } })}
        />
        <TextField
          label="LinkedIn"
          type="url"
          hint="Full address; leave it empty to hide the link."
          value={socialLinks.linkedin}
          maxLength={SETTINGS_LIMITS.socialLink}
          error={fieldError(save.error, 'socialLinks.linkedin')}
          onChange={(linkedin) => setForm({ ...form, socialLinks: { ...socialLinks, linkedin } })}
        />
        <TimeZoneField
          value={form.timeZone}
          error={fieldError(save.error, 'timeZone')}
          onValue={(timeZone) => setForm({ ...form, timeZone })}
        />
        <CurrencyField
          value={form.currency}
          error={fieldError(save.error, 'currency')}
          onValue={(currency) => setForm({ ...form, currency })}
        />
        <TextField
          label="Analytics ID"
          hint="Kept for an outside service; the built-in counting needs none."
          value={form.analyticsId}
          maxLength={SETTINGS_LIMITS.analyticsId}
          error={fieldError(save.error, 'analyticsId')}
          onChange={(analyticsId) => setForm({ ...form, analyticsId })}
        />
        {/* Enter in a field submits a form only if it has a button. */}
        <button type="submit" hidden>
          Save Settings
        </button>
      </form>
      {passwordDialog}
    </>
  );
}
