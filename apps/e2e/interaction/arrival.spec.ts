import type { Page } from '@playwright/test';
import { holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';

// Playwright's own click scrolls elements of the sticky header into view; only the page may scroll here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('scrolls smoothly to a section of the home page, by link and by URL; back and forward restore the position @journey', async ({
  page,
}) => {
  test.slow(); // nine navigations, each watched until scrolling stops
  await page.goto('/');
  await expect(page.locator('[aria-current=page]:visible')).toHaveText(['Tideline']);
  const start = page.getByRole('button', { name: 'Start Your Project' });
  const firstName = page.getByRole('textbox', { name: 'First Name' });
  const requestQuote = page.getByRole('link', { name: 'Request Quote' });

  for (const way of ['the first time', 'again']) {
    await test.step(`Request Quote, ${way}`, async () => {
      const places = await placesDuring(page, () => requestQuote.click());
      await expect(page).toHaveURL('/#contact');
      await expect(firstName).toBeInViewport();
      await expect(firstName).toBeFocused();
      expect(places.filter((at) => at > 600 && at < Math.max(...places) - 600)).not.toEqual([]);
    });
    await jumpTo(page, 40);
  }

  await test.step('back and forward', async () => {
    const learnMore = page.getByRole('link', { name: /^Learn More/ }).first();
    await learnMore.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await place(page);
    expect(before).toBeGreaterThan(100);
    await learnMore.click();
    await expect(page).toHaveURL('/healthcare');
    await expect.poll(() => place(page)).toBe(0);
    await expect(page.getByRole('main', { name: /\| Tideline$/ })).toBeFocused();
    await jumpTo(page, 700);
    const places = await placesDuring(page, async () => {
      await page.goBack();
      await expect(page).toHaveURL('/#contact');
      await expect(start).toBeAttached(); // Back does not open the form again
    });
    expect(places.at(-1)).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL('/healthcare');
    await expect.poll(() => place(page)).toBe(700);
  });

  await test.step("Let's Talk from another page", async () => {
    const places = await placesDuring(page, async () => {
      await page.getByRole('banner').getByRole('link', { name: "Let's Talk" }).dispatchEvent('click');
      await expect(page.getByRole('main', { name: /Agency/ })).toBeVisible();
    });
    await expect(firstName).toBeInViewport();
    await expect(firstName).toBeFocused();
    expect(places.filter((at) => at > 800 && at < Math.max(...places) - 600)).not.toEqual([]);
  });

  await test.step('the logo, twice', async () => {
    const logo = page.getByRole('banner').getByRole('link', { name: 'Tideline' });
    await logo.click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => place(page)).toBe(0);
    await jumpTo(page, 2000);
    const places = await placesDuring(page, () => logo.dispatchEvent('click'));
    expect(places.filter((at) => at > 200 && at < 1800)).not.toEqual([]);
    expect(await place(page)).toBe(0);
  });

  await test.step('a hash typed into the address bar', async () => {
    await jumpTo(page, 40);
    const places = await placesDuring(page, () =>
      page.evaluate(() => {
        location.hash = 'contact';
      }),
    );
    await expect(firstName).toBeInViewport(); // the form is still open
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact');
    expect(places.filter((at) => at > 600 && at < Math.max(...places) - 600)).not.toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => place(page)).toBe(40);
  });
});

test('a link to the current section scrolls there again, and keyboard focus continues from it', async ({ page }) => {
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('[aria-current]')).toHaveCount(0);
  for (let time = 1; time <= 2; time += 1) {
    await jumpTo(page, 100_000);
    await placesDuring(page, () => footer.getByRole('link', { name: 'Ads Management' }).click());
    await expect(page.getByRole('heading', { name: 'Ads Management' })).toBeInViewport();
    await expect(page.locator('#ads-management')).toBeFocused();
  }

  await footer.getByRole('link', { name: 'Privacy Policy' }).press('Enter');
  await expect(page.getByRole('main', { name: /^Privacy Policy/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('aria-current', 'page');

  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await placesDuring(page, () => contents.nth(2).click());
  await jumpTo(page, 1200);
  const about = page.getByRole('banner').getByRole('link', { name: 'About Us' });
  await about.dispatchEvent('click');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect.poll(() => place(page)).toBe(1200);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await jumpTo(page, 900);
  await about.dispatchEvent('click');
  await expect.poll(() => place(page)).toBe(0);

  await test.step('a slow page does not take the focus from what was focused meanwhile', async () => {
    const showList = await holdCalls(page, 'posts.blog');
    await page.getByRole('banner').getByRole('link', { name: 'Our Blog' }).click();
    await expect(page.getByText('Loading articles')).toBeAttached();
    await page.getByRole('banner').getByRole('button', { name: 'Industries' }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    showList();
    await expect(page.getByText(/^\d+ articles found$/)).toBeAttached();
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('aria-label', /^Our Blog|Blog/);
    await expect(menu).toBeVisible();
  });
});

test('a second click on a link to the form opens it again and adds no history entry', async ({ page }) => {
  await page.goto('/');
  const firstName = page.getByRole('textbox', { name: 'First Name' });
  const close = page.getByRole('button', { name: 'Back', exact: true });
  await page.getByRole('link', { name: 'Request Quote' }).click();
  await expect(firstName).toBeFocused();
  const entries = await page.evaluate(() => history.length);
  for (const link of ['Request Quote', "Let's Talk", 'Get Started: WAVE', 'Schedule a Discovery Call']) {
    await close.click();
    await page.getByRole('link', { name: link }).first().click();
    await expect(firstName, link).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a shared case study link scrolls it into view; back restores the position', async ({ page }) => {
  await page.goto('/about?case=medical-spa');
  const section = page.locator('#case-studies');
  await expect(section).toBeFocused();
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(section.locator('[aria-current]')).toHaveCount(0);
  const takeaways = section.getByRole('heading', { name: 'Key Takeaways' });
  await takeaways.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await place(page);
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).dispatchEvent('click');
  await expect(page).toHaveURL('/services');
  const places = await placesDuring(page, async () => {
    await page.goBack();
    await expect(takeaways).toBeInViewport();
  });
  expect(places.at(-1)).toBe(before);
  await page.reload();
  await expect.poll(() => place(page)).toBe(before);
});

function place(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

function jumpTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
}

/** The scroll position in each frame from an action until it has not changed for thirty frames (half a second). */
async function placesDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const watch = await page.evaluateHandle(() => {
    const watched = { places: [] as number[], isOver: false };
    function look() {
      watched.places.push(Math.round(scrollY));
      if (!watched.isOver) requestAnimationFrame(look);
    }
    look();
    return watched;
  });
  await act();
  return watch.evaluate(async (watched) => {
    const { places } = watched;
    const [acted, stillFrames] = [places.length, 30];
    while (places.length < acted + stillFrames || new Set(places.slice(-stillFrames)).size > 1) {
      await new Promise(requestAnimationFrame);
    }
    watched.isOver = true;
    return places;
  });
}
