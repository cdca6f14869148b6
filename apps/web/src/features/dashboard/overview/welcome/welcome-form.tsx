import { useNavigate } from '@tanstack/react-router';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { SETTINGS_LIMITS, type Settings } from '@tideline/domain/site/settings';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { fieldError } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { useConfirmedSave } from '../../confirmation/use-confirmed-save.tsx';
import { type ChosenLook, LookChoice } from '../../settings/brand/look-choice.tsx';
import { TimeZoneField } from '../../settings/site/time-zone-field.tsx';
import { ExampleChoice } from './example-choice.tsx';

export type WelcomeFormProps = { settings: Settings };

/** Name, contact address, time zone, example copy and look. It ends on the home page, ready to be edited. */
export default function WelcomeForm({ settings }: WelcomeFormProps) {
  const [form, setForm] = useState({ ...settings, siteTitle: '', contactEmail: '' });
  const [look, setLook] = useState<ChosenLook | null>(null);
  const [isClean, setIsClean] = useState(false);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { save, passwordDialog } = useConfirmedSave({
    failure: 'Failed to set up the site',
    // The settings first: they can be refused, and then nothing has changed.
    send: async (sent: Settings) => {
      await utils.client.settings.update.mutate(sent);
      if (look) {
        const { version } = await utils.client.brand.read.query();
        await utils.client.brand.save.mutate({ ...look, expectedVersion: version });
      }
      if (isClean) await utils.client.pages.startClean.mutate();
    },
    onSaved: async () => {
      const { settings: saved, firstSteps, pages, brand } = utils;
      await Promise.all([saved, firstSteps, pages, brand].map((changed) => changed.invalidate()));
      await navigate({ to: '/admin/pages/{-$documentId}', params: { documentId: 'home' } });
    },
    dialog: {
      title: 'Set up the site?',
      action: 'Set up the site',
      pendingAction: 'Saving...',
      children: <p>Inquiries will be sent to the contact address.</p>,
    },
  });
  const skip = trpc.settings.update.useMutation({
    meta: { failure: 'Failed to skip' },
    onSuccess: () => utils.firstSteps.invalidate(),
  });
  const isBusy = save.isPending || skip.isPending;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate({
      ...form,
      siteTitle: form.siteTitle.trim() || settings.siteTitle,
      contactEmail: form.contactEmail.trim() || settings.contactEmail,
    });
  }
  return (
    <section aria-labelledby="welcome-title" className="rounded-[6px] border border-line bg-surface p-5 sm:p-7">
      <h2 id="welcome-title" className="type-title text-title-s sm:text-title">
        Make this site yours
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        Five answers to begin with. All of them can be changed later, under Settings and Pages.
      </p>
      <form noValidate onSubmit={handleSubmit} className="mt-6 grid gap-x-6 gap-y-5 md:grid-cols-2">
        <TextField
          label="Name of the agency"
          value={form.siteTitle}
          placeholder={settings.siteTitle}
          maxLength={SETTINGS_LIMITS.siteTitle}
          autoComplete="organization"
          error={fieldError(save.error, 'siteTitle')}
          onChange={(siteTitle) => setForm({ ...form, siteTitle })}
        />
        <TextField
          label="Contact address"
          type="email"
          hint="Visitors see it in the footer, and inquiries are sent to it."
          value={form.contactEmail}
          placeholder={settings.contactEmail}
          maxLength={254}
          autoComplete="email"
          error={fieldError(save.error, 'contactEmail')}
          onChange={(contactEmail) => setForm({ ...form, contactEmail })}
        />
        <TimeZoneField
          value={form.timeZone}
          error={fieldError(save.error, 'timeZone') ?? undefined}
          onValue={(timeZone) => setForm({ ...form, timeZone })}
        />
        <ExampleChoice isClean={isClean} onChange={setIsClean} />
        <div className="md:col-span-2">
          <LookChoice brand={look ?? BUILT_IN_BRAND} onChoose={setLook} />
        </div>
        <p className="flex flex-wrap gap-3 md:col-span-2">
          <Button type="submit" disabled={isBusy}>
            {save.isPending ? 'Saving...' : 'Set up the site'}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => skip.mutate(settings)}>
            Skip
          </Button>
        </p>
      </form>
      {passwordDialog}
    </section>
  );
}
