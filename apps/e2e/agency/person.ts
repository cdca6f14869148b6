import { expect, type Locator, type Page } from '@playwright/test';
import { dismissToast } from '../support/page-steps.ts';

/** Somebody who only clicks and types. */
export class Person {
  readonly page: Page;
  /** Clicks, and fields filled in. */
  acts = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.acts += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.acts += 1;
    await target.fill(text);
  }

  /** Goes through the lists of the staff area to a page of the site. */
  async editPage(name: string): Promise<Locator> {
    await this.page.goto('/admin/pages');
    await this.click(this.page.getByRole('link', { name, exact: true }).first());
    const texts = this.page.getByRole('region', { name: 'Texts' });
    await expect(texts.getByRole('textbox').first()).toBeVisible();
    return texts;
  }

  async publish(): Promise<void> {
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
    await this.click(this.page.getByRole('button', { name: 'Publish', exact: true }));
    await expect(this.page.getByText('Page published', { exact: true })).toBeVisible();
    await dismissToast(this.page);
  }
}
