import { expect, type Locator } from '@playwright/test';
import { dismissToast, expectToast } from '../support/page-steps.ts';
import type { Person } from './person.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#1d2b1c" d="M20 4l14 28H6z"/><path fill="#a8325e" d="M44 14h70v12H44z"/></svg>';

/** The first screen: name, contact address, look, and no invented examples. It ends on the home page, ready to be edited. */
export async function answerWelcome(person: Person): Promise<void> {
  const { page } = person;
  await person.fill(page.getByLabel('Name of the agency'), 'Northpine Media');
  await person.fill(page.getByLabel('Contact address'), 'hello@northpine.example');
  await person.fill(page.getByRole('combobox', { name: 'Time Zone' }), 'Chicago (America)');
  await person.click(page.getByLabel(/^Start clean/));
  await person.click(page.getByRole('button', { name: /^Orchard/ }));
  await person.click(page.getByRole('button', { name: 'Set up the site' }));
  await page.waitForURL('/admin/pages/home');
}

/** Who the agency is, in Settings, General; its profiles elsewhere. */
export async function describeAgency(person: Person): Promise<void> {
  const { page } = person;
  await openSettings(person, 'General');
  for (const [label, text] of [
    ['Legal Name', 'Northpine Media LLC'],
    ['City', 'Duluth'],
    ['State or Region', 'Minnesota'],
    ['Area Served', 'the Upper Midwest'],
    ['Instagram', 'https://www.instagram.com/northpine'],
    ['LinkedIn', ''],
  ] as const) {
    await person.fill(page.getByRole('textbox', { name: label }), text);
  }
  await person.click(page.getByRole('button', { name: 'Save Settings' }));
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await dismissToast(page);
}

export async function uploadLogo(person: Person): Promise<void> {
  const { page } = person;
  await openSettings(person, 'Brand');
  await expect(page.getByText('The site has the look Orchard.')).toBeVisible();
  person.acts += 1;
  await page
    .getByLabel('Logo file')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(page.getByRole('img', { name: 'The logo on a light background' })).toBeVisible();
  await person.click(page.getByRole('button', { name: 'Publish', exact: true }));
  await expectToast(page, 'Brand published', 'The public site shows it now.');
}

/** The home page with packages of the agency's own. */
export async function writeHome(person: Person): Promise<void> {
  const texts = await person.editPage('Home');
  await person.fill(texts.getByRole('textbox', { name: 'Headline' }).first(), 'Marketing that takes root.');
  await person.fill(texts.getByLabel('Image, alternative text').first(), 'Hills in the evening sun');
  const packages = await openSection(person, texts, 'Packages');
  await person.click(packages.getByRole('button', { name: 'Remove: TIDE' }));
  for (const [former, name] of [
    ['RIPPLE', 'SEED'],
    ['WAVE', 'GROVE'],
  ] as const) {
    await person.click(packages.getByText(former, { exact: true }).first());
    await person.fill(packages.getByRole('textbox', { name: 'Name', exact: true }).last(), name);
    await person.click(packages.getByText(name, { exact: true }).first());
  }
  await person.click(packages.getByRole('button', { name: 'Add item' }));
  await person.fill(packages.getByRole('textbox', { name: 'Name', exact: true }).last(), 'CANOPY');
  await person.fill(packages.getByRole('textbox', { name: 'Description', exact: true }).last(), 'All of it, all year.');
  await person.publish();
}

/** Further pages, with a field of each. */
export async function writePages(person: Person): Promise<void> {
  for (const [name, field, text] of [
    ['About Us', 'Headline', 'We grew up in this town.'],
    ['Services', 'Headline', 'Everything above the ground.'],
    ['Healthcare', 'Headline', 'Clinics that people find.'],
    ['Page not found', 'Text', 'There is no such page here. These are.'],
  ] as const) {
    const texts = await person.editPage(name);
    await person.fill(texts.getByRole('textbox', { name: new RegExp(`${field}$`, 'i') }).first(), text);
    await person.publish();
  }
  const texts = await person.editPage('Contact form');
  const choice = await openSection(person, texts, 'Packages');
  for (const [label, text] of [
    ['Ripple', 'SEED, to begin with'],
    ['Wave', 'GROVE, to go on'],
    ['Tide', 'CANOPY, for all of it'],
  ] as const) {
    await person.fill(choice.getByRole('textbox', { name: label, exact: true }), text);
  }
  await person.publish();
}

export async function writeLegalTexts(person: Person): Promise<void> {
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
    const texts = await person.editPage(name);
    await person.fill(
      texts.getByRole('textbox', { name: 'Introduction' }).first(),
      `${name} of {legalName}, in plain words.`,
    );
    await person.publish();
  }
}

export async function askQuestion(person: Person): Promise<void> {
  const { page } = person;
  await openSettings(person, 'Contact form');
  await person.click(page.getByRole('button', { name: 'Add question' }));
  const dialog = page.getByRole('dialog');
  await person.fill(dialog.getByLabel(/^Question/), 'Who is it for?');
  await person.click(dialog.getByRole('button', { name: 'Save question' }));
  await expect(dialog).toBeHidden();
}

/** A landing page, from the template of the industry pages. */
export async function addLandingPage(person: Person): Promise<void> {
  const { page } = person;
  await page.goto('/admin/pages');
  await person.click(page.getByRole('button', { name: 'New page' }));
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await person.fill(dialog.getByRole('textbox', { name: 'Title' }), 'Ski Resorts');
  await person.click(dialog.getByRole('button', { name: 'Add page' }));
  const texts = page.getByRole('region', { name: 'Texts' });
  await person.fill(texts.getByRole('textbox', { name: 'Headline' }).first(), 'Full lifts in January.');
  await person.publish();
}

async function openSettings(person: Person, section: string): Promise<void> {
  const { page } = person;
  await page.goto('/admin?tab=settings');
  await person.click(
    page
      .getByRole('navigation', { name: 'Sections of the settings' })
      .getByRole('link', { name: section, exact: true }),
  );
}

async function openSection(person: Person, texts: Locator, name: string): Promise<Locator> {
  const section = texts
    .locator('details[data-section]')
    .filter({ has: person.page.getByRole('heading', { name, exact: true }) });
  await person.click(section.getByRole('heading', { name, exact: true }));
  return section;
}
