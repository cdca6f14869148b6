import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { contactForm } from '../../../content/contact.ts';
import { formProblem } from '../../../content/form-problem.ts';
import { newsletter } from '../../../content/newsletter.ts';
import { ContactForm } from '../../../features/contact-form/contact-form.tsx';
import { NewsletterForm } from '../../../features/newsletter-form/newsletter-form.tsx';
import { formNameOf } from '../../../lib/form-name.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { NoticePage } from '../../../ui/notice-page.tsx';

const FAILURES = { contact: contactForm.failure, newsletter: newsletter.failure };

/** The answer to a form that was sent without JavaScript and refused: what is wrong, and the form as it was filled in. */
export const Route = createFileRoute('/_site/forms/$form')({
  loader: ({ context: { formAnswer } }) => {
    // Only a form that was sent has an answer; whoever comes by again is led to the forms.
    if (!formAnswer) throw redirect({ to: '/', hash: 'contact' });
    return formAnswer;
  },
  head: ({ match: { context, params, pathname } }) => {
    const { title, text } = FAILURES[formNameOf(params.form)];
    const { origin, site } = context;
    return pageMeta({ title, description: text, path: pathname, origin, site, isHidden: true });
  },
  component: FormProblemPage,
});

function FormProblemPage() {
  const { form, message, issues, fields } = Route.useLoaderData();
  const navigate = useNavigate();
  const { title, text } = FAILURES[form];
  return (
    <>
      <NoticePage title={title} text={text} detail={message} links={[formProblem.links[form]]} />
      <section aria-label={formProblem.again} className="frame pb-[clamp(6rem,11vw,10rem)]">
        {form === 'contact' ? (
          <div className="max-w-3xl border-t border-ink pt-6">
            <h2 className="type-title mb-6 text-title">{contactForm.heading}</h2>
            <ContactForm
              chosenPackage={null}
              refused={{ fields, issues }}
              onSent={() => void navigate({ to: '/', hash: 'contact' })}
            />
          </div>
        ) : (
          <div className="border-t border-ink pt-8">
            <NewsletterForm source={fields['source']} email={fields['email']} headingLevel="h2" />
          </div>
        )}
      </section>
    </>
  );
}
