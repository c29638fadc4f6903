import { expect } from 'vitest';
import { admin } from '../../server/admin.ts';
import type { Journey } from '../journeys.ts';

export function blogJourneys(journey: Journey) {
  journey('the admin can write with bold, a list, undo, redo and a link', async (page) => {
    await page.open('/admin');
    await page.fill('Username', admin.username);
    await page.fill('Password', admin.password);
    await page.click('button', 'Sign In as Admin');
    await page.at('/blog');
    await page.click('button', 'Add Post');
    await page.click('textbox', 'Content');
    await page.click('button', 'Bold');
    await page.type('The Thames');
    await page.click('button', 'Bold');
    await page.type(' is long.');
    await page.press('Enter');
    await page.click('button', 'Bullet list');
    await page.type('Its source');
    await page.press('Enter');
    await page.type('Its mouth');
    await page.press('Control', 'z');
    await page.seeNot('Its mouth', 'textbox', 'Content');
    await page.press('Control', 'Shift', 'z');
    await page.see('Its mouth', 'textbox', 'Content');
    await page.press('Control', 'End');
    await page.press('Enter');
    await page.press('Enter');
    await page.click('button', 'Link');
    await page.fill('Address', 'example.org/page');
    await page.fill('Link text', 'a link');
    await page.click('button', 'Insert');
    await page.see('a link', 'textbox', 'Content');
    await page.looksRight();
    const html = await page.run<string>(() => document.querySelector('.ql-editor')?.innerHTML ?? '');
    expect(html).toContain('<strong>The Thames</strong> is long.');
    expect(html).toMatch(/<li[^>]*>.*Its source.*<\/li>/);
    expect(html).toMatch(/<a [^>]*href="https?:\/\/example\.org\/page"[^>]*>a link<\/a>/);
  });
}
