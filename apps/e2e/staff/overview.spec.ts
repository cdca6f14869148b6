import { expect, test } from '../support/fixtures.ts';

test.describe('on a phone', () => {
  test.use({ isSignedIn: true, viewport: { width: 360, height: 780 } });

  test('the first inquiry that waits is in the first window', async ({ page }) => {
    await page.goto('/admin');
    const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
    const first = waiting.getByRole('listitem').first().getByRole('link').first();
    await expect(first).toBeVisible();
    await expect(page.getByText(/^Good (?:morning|afternoon|evening)/)).toBeVisible();
    const box = await first.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
  });
});
