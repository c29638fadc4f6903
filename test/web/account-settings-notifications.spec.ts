import { expect, test } from '@playwright/test';
import { register } from './people.ts';

test('the four switches begin as specified; one is turned by keyboard at once, saved, and the same after a reload', async ({
  page,
}) => {
  await register(page);
  await page.goto('/account-settings?tab=notifications');
  const turn = (name: string) => page.getByRole('switch', { name });
  await expect(page.getByRole('switch')).toHaveCount(4);
  await expect(turn('Usage Alerts')).toBeChecked();
  await expect(turn('Usage Alerts')).toHaveAccessibleDescription(/80%/);
  await expect(turn('Plan Updates')).toBeChecked();
  await expect(turn('Product Updates')).not.toBeChecked();
  await expect(turn('Marketing')).not.toBeChecked();

  await turn('Marketing').press('Space');
  await expect(turn('Marketing')).toBeChecked();
  await expect(turn('Marketing')).toBeFocused();
  await expect(page.getByText('Notification preferences updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(turn('Marketing')).toBeChecked();
  await expect(turn('Usage Alerts')).toBeChecked();
});
