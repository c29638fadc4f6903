import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { contactLimits } from '#contract/contact.ts';
import { faultLimits } from '#contract/faults.ts';
import * as schemas from '#contract/schemas.ts';

/** Returns the message with which a body is rejected, or undefined. */
const complaint = (schema: ZodType, body: unknown) => schema.safeParse(body).error?.issues[0]?.message;

const person = { email: 'ada@mail.example', password: 'correct horse', full_name: 'Ada Lovelace' };

test.each([
  ['all fields', {}, undefined],
  ['no email', { email: undefined }, 'Please enter your email address'],
  ['an invalid email', { email: 'ada' }, 'Please enter a valid email address'],
  ['no name', { full_name: '   ' }, 'Please enter your full name'],
  ['a name of two lines', { full_name: 'Ada\nBcc: all' }, 'A name cannot contain control characters'],
  ['an invisible name', { full_name: '\u200B\u2060' }, 'Please enter your full name'],
  ['a name that reverses text', { full_name: 'Ada\u202E' }, 'A name cannot contain control characters'],
  ['half a surrogate pair', { full_name: 'Ada \uD800' }, 'A name cannot contain control characters'],
  ['a short password', { password: 'horse' }, 'Password must be at least 8 characters long'],
  ['too long a password', { password: 'x'.repeat(257) }, 'Password must be at most 256 characters long'],
  ['an unknown field', { plan: 'ultra' }, 'Unrecognized key: "plan"'],
])('signing up with %s gives the message: %s', (_, more, sentence) =>
  expect(complaint(schemas.registerBody, { ...person, ...more })).toBe(sentence),
);

test.each([
  ['an admin', schemas.adminLoginBody, { username: ' ', password: 'x' }, 'Please enter your username'],
  ['an admin', schemas.adminLoginBody, { username: ['a'], password: 'x' }, 'Please enter your username'],
  ['an admin', schemas.adminLoginBody, { username: 'a' }, 'Please enter your password'],
  ['a callback', schemas.googleCallbackBody, { code: 'x' }, 'Authentication data incomplete'],
  ['a callback', schemas.googleCallbackBody, { code: '', state: '' }, 'Authentication data incomplete'],
  ['a reset', schemas.resetPasswordBody, { token: '', password: 'a new horse' }, 'Invalid reset token'],
])('an invalid body gets a message: %s, %#', (_, schema, body, sentence) =>
  expect(complaint(schema, body)).toBe(sentence),
);

const { messageChars, nameChars, subjectChars } = contactLimits;
const noAddress = 'Please enter a valid email address';
const tooLong = (what: string, most: number) =>
  `A ${what} can have at most ${most} characters, and this one has ${most + 1}`;

test.each([
  ['all fields', {}, undefined],
  ['no name', { name: ' ' }, 'Please enter your full name'],
  ['too long a name', { name: 'a'.repeat(nameChars + 1) }, `A name can have at most ${nameChars} characters`],
  ['no address', { email: '' }, noAddress],
  ['an invalid address', { email: 'ada at mail' }, noAddress],
  ['an address with a header in it', { email: 'ada@mail.example\nBcc: x@y.example' }, noAddress],
  ['two addresses', { email: 'ada@mail.example, x@y.example' }, noAddress],
  ['too long an address', { email: `${'a'.repeat(250)}@b.de` }, 'This email address is too long'],
  ['no subject', { subject: '\r\n\t' }, 'Please enter a subject'],
  ['too long a subject', { subject: 'a'.repeat(subjectChars + 1) }, tooLong('subject', subjectChars)],
  ['no message', { message: ' \n\u0000 ' }, 'Please enter a message'],
  ['too long a message', { message: 'a'.repeat(messageChars + 1) }, tooLong('message', messageChars)],
  ['an invalid id', { id: '1 OR 1' }, 'This is no id of a message'],
  ['an unknown field', { done: true }, 'Unrecognized key: "done"'],
])('a contact message with %s gives the message: %s', (_, more, sentence) => {
  const message = { name: 'Ada', email: 'ada@mail.example', subject: 'A question', message: 'How?' };
  expect(complaint(schemas.contactBody, { ...message, ...more })).toBe(sentence);
});

test.each([
  { plan: 'basic', billing_cycle: 'monthly' },
  { plan: 'pro', billing_cycle: 'weekly' },
  { plan: 'pro' },
  { plan: 'pro', billing_cycle: 'monthly', amount: 1 },
  { plan: 'pro', billing_cycle: 'monthly', user_id: 'someone' },
])('a checkout for %j is rejected', (wish) =>
  expect(complaint(schemas.createSessionBody, wish)).toEqual(expect.any(String)),
);

describe('a fault report', () => {
  const frames = ['/assets/index-B1x_9.js:1:2048', '/assets/humanizer/result-C0-d.js:12:7'];
  const fault = { source: 'render', name: 'TypeError', frames };
  const text = 'Dear Ada, my password is correct horse';
  const refuses = (more: object) => !schemas.browserFaultBody.safeParse({ ...fault, ...more }).success;

  test('is accepted without frames, and at the largest allowed size', () => {
    const frame = `/${'a'.repeat(faultLimits.frameChars - '/.js:1234567:1234567'.length)}.js:1234567:1234567`;
    const largest = {
      source: 'rejection',
      name: 'x'.repeat(80),
      frames: Array(faultLimits.frames).fill(frame),
    };
    for (const more of [{}, { frames: [] }, largest]) expect(refuses(more)).toBe(false);
  });

  test.each([
    { source: undefined },
    { source: 'worker' },
    { frames: undefined },
    { frames: frames[0] },
    { frames: Array(faultLimits.frames + 1).fill(frames[0]) },
    { message: text },
    { url: 'https://longhand.example/reset-password?token=secret' },
    // Not the name of an error type.
    ...['', 'TypeError: not a function', '9lives', 'Type\nError', 'x'.repeat(81)].map((name) => ({ name })),
  ])('with %j is rejected', (more) => expect(refuses(more)).toBe(true));

  test.each([
    text,
    '',
    '/assets/index.js',
    '/assets/index.js:1',
    'assets/index.js:1:2',
    '//evil.example/index.js:1:2',
    'https://longhand.example/assets/index.js:1:2',
    '/assets/index.js?token=secret:1:2',
    '/assets/index.js#secret:1:2',
    `/${text}.js:1:2`,
    `/assets/${encodeURIComponent(text)}.js:1:2`,
    '/assets/index.js:1:2\n/assets/index.js:1:2',
    'at render (/assets/index.js:1:2)',
    `/${'a'.repeat(faultLimits.frameChars)}.js:1:2`,
  ])('with a frame that is not a position in one of our scripts is rejected: %j', (frame) =>
    expect(refuses({ frames: [frames[0], frame] })).toBe(true),
  );
});

const says = (words: string) => expect.stringContaining(words);

test.each([
  ['all fields', {}, undefined],
  ['no title', { title: undefined }, 'A post needs a title.'],
  ['a blank title', { title: ' \n\t ' }, 'A post needs a title.'],
  ['a title of invisible characters', { title: '\u202e\u0000' }, 'A post needs a title.'],
  ['too long a title', { title: 'x'.repeat(201) }, says('at most 200 characters')],
  ['no content', { content: undefined }, 'A post needs content.'],
  ['blank content', { content: '  ' }, 'A post needs content.'],
  ['content that is not a string', { content: 7 }, 'A post needs content.'],
  ['a javascript: image', { image_url: 'javascript:alert(1)' }, says('image URL')],
  ['an SVG image', { image_url: 'data:image/svg+xml;base64,PHN2Zz4=' }, says('image URL')],
  ['an image without a scheme', { image_url: '//example.com/a.png' }, says('image URL')],
  ['a large image', { image_url: `data:image/png;base64,${'A'.repeat(102_400)}` }, says('100 KB')],
  ['too many tags', { tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, says('20 tags')],
  ['too long a tag', { tags: 'x'.repeat(51) }, says('at most 50 characters')],
  ['an unknown field', { slug: 'mine' }, 'Unrecognized key: "slug"'],
])('a post with %s gives the message: %s', (_, more, sentence) =>
  expect(complaint(schemas.newPostBody, { title: 'A title', content: '<p>Text</p>', ...more })).toEqual(
    sentence,
  ),
);
