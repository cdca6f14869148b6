import { createFileRoute, Link, notFound, redirect, useNavigate } from '@tanstack/react-router';
import { contactForm } from '@tideline/copy/contact/contact';
import { formProblem } from '@tideline/copy/notices/form-problem';
import { newsletter } from '@tideline/copy/newsletter/newsletter';
import { ContactForm } from '../../../features/contact-form/contact-form.tsx';
import { NewsletterForm } from '../../../features/newsletter-form/newsletter-form.tsx';
import { formNameOf } from '../../../lib/forms/form-name.ts';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';

/** The response to a form that was refused without JavaScript: the errors, and the form as filled in. */
export const Route = createFileRoute('/_site/forms/$form')({
  loader: async ({ context: { copy, formAnswer }, params: { form } }) => {
    if (form !== 'contact' && form !== 'newsletter') throw notFound();
    // Only a submitted form has a response; a GET of this URL leads back to the form.
    if (!formAnswer) throw redirect({ to: '/', hash: form === 'contact' ? 'contact' : 'blog' });
    if (form === 'contact') await copy.load('home'); // the names of the packages
    return { ...formAnswer, form: formNameOf(form) };
  },
  head: ({ match: { context, params, pathname } }) => {
    const { origin, site, copy } = context;
    const isContact = formNameOf(params.form) === 'contact';
    const { failure } = isContact
      ? copy.read('contact', 'form', contactForm)
      : copy.read('newsletter', 'form', newsletter);
    const { title, text } = failure;
    return pageMeta({ title, description: text, path: pathname, origin, site, isHidden: true });
  },
  component: FormProblemPage,
});

function FormProblemPage() {
  const { form, message, issues, fields } = Route.useLoaderData();
  const navigate = useNavigate();
  const contact = useCopy('contact', 'form', contactForm);
  const signUp = useCopy('newsletter', 'form', newsletter);
  const { title, text } = (form === 'contact' ? contact : signUp).failure;
  const back = formProblem.links[form];
  return (
    <div className="frame pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(6rem,11vw,10rem)]">
      <h1 className="type-display text-display">{title}</h1>
      <p className="mt-5 max-w-[32em] text-lead text-muted">{text}</p>
      <p className="mt-4 max-w-[40em] border-l-3 border-danger pl-4">{message}</p>
      <section aria-label={formProblem.again} className="mt-10 border-t border-ink pt-8">
        {form === 'contact' ? (
          <div className="max-w-3xl">
            <h2 className="type-title mb-6 text-title">{contact.heading}</h2>
            <ContactForm
              start={null}
              refused={{ fields, issues }}
              onSent={() => void navigate({ to: '/', hash: 'contact' })}
            />
          </div>
        ) : (
          <NewsletterForm source={fields['source']} email={fields['email']} headingLevel="h2" />
        )}
      </section>
      <p className="mt-10">
        <Link
          to={back.to}
          search={back.search}
          hash={back.hash ?? ''}
          className="inline-flex min-h-11 items-center link"
        >
          {back.label}
        </Link>
      </p>
    </div>
  );
}
