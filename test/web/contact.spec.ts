import { expect, test } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import { signInAsAdmin } from './admin-steps.ts';
import { complaintsOf, open } from './look.ts';

test('a contact message reaches support by email, and an admin closes and reopens it', async ({ page }) => {
  const complaints = complaintsOf(page);
  const subject = `URGENT: ${crypto.randomUUID()}`;
  await open(page, '/contact');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill('Where is my text?\n\nAda');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@mail.example');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  expect(complaints).toEqual([]);

  const mails = async () => {
    const answer = await page.request.get(`/api/dev/outbox?to=${brand.supportEmail}`);
    const { messages }: { messages: { subject: string }[] } = await answer.json();
    return messages.filter((mail) => mail.subject.includes(subject));
  };
  await expect.poll(mails).toMatchObject([{ replyTo: 'ada@mail.example' }]);

  await signInAsAdmin(page, '/admin/messages');
  const message = page.getByRole('listitem').filter({ hasText: subject });
  await expect(message).toContainText('Where is my text?');
  await message.getByRole('button', { name: 'Done' }).click();
  await expect(message).toHaveCount(0);
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await message.getByRole('button', { name: 'Open Again' }).click();
  await expect(message).toHaveCount(0);
});
