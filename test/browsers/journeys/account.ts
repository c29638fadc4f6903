import { somebody } from '../../server/people.ts';
import type { Journey } from '../journeys.ts';
import type { Page } from '../page.ts';

type Person = ReturnType<typeof somebody>;

export async function signUp(page: Page, { name, email, password }: Person) {
  await page.click('button', 'Try for free');
  await page.fill('Full Name', name);
  await page.fill('Email', email);
  await page.fill('Password', password);
  await page.looksRight();
  await page.click('button', 'Create Account');
  await page.find('button', name, false);
}

async function signOut(page: Page, { name }: Person) {
  await page.click('button', name, false);
  await page.looksRight();
  await page.click('button', 'Sign Out');
  await page.see('You are signed out');
  await page.find('button', 'Log in');
}

async function signIn(page: Page, { name, email, password }: Person) {
  await page.click('button', 'Log in');
  await page.fill('Email', email);
  await page.fill('Password', password);
  await page.click('button', 'Sign In');
  await page.find('button', name, false);
}

export function accountJourneys(journey: Journey) {
  journey(
    'over plain http, as in development, a user signs up, signs out, signs in and stays signed in after a reload',
    async (page) => {
      const ada = somebody();
      await page.open('/earn');
      await signUp(page, ada);
      await signOut(page, ada);
      await signIn(page, ada);
      await page.reload();
      await page.find('button', ada.name, false);
    },
    { protocol: 'http' },
  );

  journey(
    'a user signs up with Google, buys a month of Pro and stays signed in',
    async (page) => {
      const grace = somebody();
      await page.open('/pricing');
      await page.click('button', 'Try for free');
      await page.click('link', 'Sign up with Google');
      await page.see('Choose an account');
      await page.fill('Email', grace.email);
      await page.fill('Name', grace.name);
      await page.click('button', 'Continue');
      await page.at('/pricing');
      await page.find('button', grace.name, false);
      await page.click('button', 'Subscribe Now');
      await page.at(/^\/mock-payment/);
      await page.looksRight();
      await page.click('button', 'Simulate Successful Payment');
      await page.see('Payment Successful!');
      await page.looksRight();
      await page.at(/^\/(\?upgraded=true)?$/);
      await page.see('30,500 words');
      await page.reload();
      await page.find('button', grace.name, false);
    },
    // Leaving a page while a part of it loads aborts that, and some consoles report it.
    { faults: /dynamically imported module|module script failed/ },
  );
}
