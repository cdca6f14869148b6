import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

test('with reduced motion nothing moves by itself: arrows, dots and swiping cycle through six testimonials', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expectAlive(page);
  const section = carousel(page);
  await expectSlide(page, 1);
  await page.clock.runFor(13_000);
  await expectSlide(page, 1);
  await expect(section.getByRole('button', { name: 'Pause testimonials' })).toBeHidden();
  await expect(section.getByRole('button', { name: 'Stop the logos' })).toBeHidden();
  await expect(page.locator('.marquee-track')).toHaveCSS('animation-name', 'none');

  await section.getByRole('button', { name: 'Previous testimonial' }).click();
  await expectSlide(page, 6);
  await section.getByRole('button', { name: 'Next testimonial' }).click();
  await expectSlide(page, 1);
  for (let number = 6; number >= 1; number -= 1) {
    await section.getByRole('button', { name: `Show testimonial ${number}` }).click();
    await expectSlide(page, number);
    await expect(shown(page).getByText('Rated 5 out of 5')).toBeAttached();
  }
  await swipe(page, -60);
  await expectSlide(page, 2);
  await swipe(page, 60);
  await expectSlide(page, 1);
  await swipe(page, -40); // too short to count as a swipe
  await expectSlide(page, 1);

  await test.step('eight client logos are named once', async () => {
    const logos = section.getByRole('list').getByRole('img');
    await expect(logos).toHaveCount(8);
    const names = await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(8);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the logos scroll, and the testimonials advance every six seconds except while hovered, focused, hidden or paused', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expectAlive(page);

    await test.step('the logos do not animate off screen, hovered or paused', async () => {
      const track = page.locator('.marquee-track');
      const isDrawn = () => track.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
      expect(await isDrawn()).toBe(false);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await track.scrollIntoViewIfNeeded();
      await expect.poll(isDrawn).toBe(true);
      expect(await height()).toBe(before);

      await expect(track).toHaveCSS('animation-play-state', 'running');
      await track.hover({ position: { x: 300, y: 20 }, force: true });
      await expect(track).toHaveCSS('animation-play-state', 'paused');
      await page.mouse.move(0, 0);
      await expect(track).toHaveCSS('animation-play-state', 'running');
      await page.getByRole('button', { name: 'Stop the logos' }).click();
      await expect(track).toHaveCSS('animation-play-state', 'paused');
      await page.getByRole('button', { name: 'Move the logos' }).click();
      await expect(track).toHaveCSS('animation-play-state', 'running');
    });

    await page.clock.pauseAt(Date.now() + 60_000);
    const section = carousel(page);
    const goOn = (ms: number) => page.clock.runFor(ms);
    await section.getByRole('button', { name: 'Show testimonial 5' }).click();
    await goOn(6000);
    await expectSlide(page, 5); // hovered and focused

    await page.mouse.move(0, 0);
    await goOn(6000);
    await expectSlide(page, 5); // still focused

    await page.getByRole('banner').getByRole('link', { name: 'Tideline' }).focus();
    await goOn(5900);
    await expectSlide(page, 5);
    await goOn(100);
    await expectSlide(page, 6);
    await goOn(6000);
    await expectSlide(page, 1); // wraps around

    await setHidden(page, true);
    await goOn(12_000);
    await expectSlide(page, 1);
    await setHidden(page, false);
    await goOn(6000);
    await expectSlide(page, 2);

    await section.getByRole('button', { name: 'Pause testimonials' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('banner').getByRole('link', { name: 'Tideline' }).focus();
    await goOn(12_000);
    await expectSlide(page, 2);
    await section.getByRole('button', { name: 'Play testimonials' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('banner').getByRole('link', { name: 'Tideline' }).focus();
    await goOn(6000);
    await expectSlide(page, 3);
  });
});

function carousel(page: Page) {
  return page.getByRole('region', { name: 'What Our Clients Say' });
}

function shown(page: Page) {
  return carousel(page).getByRole('group', { name: /of 6$/ });
}

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(shown(page)).toHaveAccessibleName(`${number} of 6`);
}

/** Drags a pointer over the slide, `byPx` pixels to the right (negative: to the left). */
async function swipe(page: Page, byPx: number): Promise<void> {
  const slide = shown(page);
  // The slide is so high that its top may be behind the header.
  await slide.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await slide.boundingBox();
  if (!box) throw new Error('No testimonial is shown.');
  const [x, y] = [box.x + 200, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 3 });
  await page.mouse.up();
}

/** Simulates a switch to another tab. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
