import { z } from 'zod';
import { nameLength, passwordLength, passwordTooShort } from './account.ts';
import { complaintAbout, contactLimits } from './contact.ts';
import { faultFrame, faultLimits, faultName, faultSources } from './faults.ts';
import { checkTokenChars } from './captcha.ts';
import { doubtOptions, formattings, strengths, tones } from './humanize.ts';
import { limits } from './limits.ts';
import { isDataImage, isPostImage } from './post-html.ts';
import { samplePlans } from './payments.ts';
import { dashForms, links, spellings, voiceSampleSent } from './voice.ts';
import { billingCycles, catalogueIds } from './plans.ts';

/** The body that a caller sends, before the schema trims values and fills in defaults. */
export type BodyOf<Schema extends z.ZodType> = z.input<Schema>;

export const email = z
  .string('Please enter your email address')
  .trim()
  .toLowerCase()
  .max(contactLimits.emailChars, 'This email address is too long')
  .pipe(z.email('Please enter a valid email address'));

const tooLong = `Password must be at most ${passwordLength.max} characters long`;

const newPassword = (sentence = passwordTooShort) =>
  z.string(sentence).min(passwordLength.min, sentence).max(passwordLength.max, tooLong);

/** A password that is only compared. It may be shorter than a new one has to be; the maximum bounds the cost of hashing. */
export const knownPassword = (missing: string) =>
  z.string(missing).min(1, missing).max(passwordLength.max, tooLong);

const fullName = z
  .string('Please enter your full name')
  .trim()
  .min(1, 'Please enter your full name')
  .max(nameLength, `A name can have at most ${nameLength} characters`)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Please enter your full name')
  // Also excludes line breaks and characters that change the direction of the surrounding text.
  .regex(
    /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u,
    'A name cannot contain control characters',
  );

const token = (sentence: string) => z.string(sentence).min(1, sentence).max(200, sentence);

const checkToken = z.string().min(1).max(checkTokenChars);

export const registerBody = z.strictObject({
  email,
  password: newPassword(),
  full_name: fullName,
  human_check: checkToken.exactOptional(),
});

export const humanCheckBody = z.strictObject({ human_check: checkToken });

export const loginBody = z.strictObject({ email, password: knownPassword('Please enter your password') });

export const adminLoginBody = z.strictObject({
  username: z
    .string('Please enter your username')
    .trim()
    .toLowerCase()
    .min(1, 'Please enter your username')
    .max(254, 'This username is too long'),
  password: knownPassword('Please enter your password'),
});

export const forgotPasswordBody = z.strictObject({ email });

export const resetPasswordBody = z.strictObject({
  token: token('Invalid reset token'),
  password: newPassword(),
});

export const checkLinkBody = z.strictObject({
  token: token('This link is incomplete.'),
  purpose: z.enum(['reset', 'verify'], 'There is no such link.'),
});

export const verifyEmailBody = z.strictObject({ token: token('This verification link is incomplete.') });

export const newAddressBody = z.strictObject({ new_email: email });

export const addressChangeBody = z.strictObject({ token: token('This link is incomplete.') });

export const googleCallbackBody = z.strictObject({
  code: z.string('Authentication data incomplete').min(1, 'Authentication data incomplete').max(2000),
  state: z.string('Authentication data incomplete').min(1, 'Authentication data incomplete').max(200),
});

export const googleLinkBody = z.strictObject({ password: knownPassword('Please enter your password') });

export const profileBody = z.strictObject({ full_name: fullName });

const fillInAll = 'Please fill in all password fields';

export const changePasswordBody = z.strictObject({
  current_password: knownPassword(fillInAll),
  new_password: newPassword(`New password must be at least ${passwordLength.min} characters long`),
});

export const setPasswordBody = z.strictObject({
  new_password: newPassword(),
  current_password: knownPassword('Please enter your current password').optional(),
});

export const notificationsBody = z.strictObject({
  usage_alerts: z.boolean(),
  plan_updates: z.boolean(),
  product_updates: z.boolean(),
  marketing: z.boolean(),
});

export const deletionNeedsPassword = 'Please enter your password to confirm account deletion';

export const deleteAccountBody = z.union(
  [
    z.strictObject({ password: knownPassword(deletionNeedsPassword) }),
    z.strictObject({ confirm_email: email }),
  ],
  deletionNeedsPassword,
);

const voice = z.strictObject({
  sentenceLength: z.number().min(1).max(200),
  contractions: z.number().min(0).max(1).nullable(),
  dashes: z.number().min(0).max(1000),
  // Missing in requests of pages that were opened before this field was introduced.
  dashForm: z.enum(dashForms).nullable().default(null),
  firstPerson: z.number().min(0).max(1000),
  links: z.strictObject({
    but: z.enum(links.but).exactOptional(),
    so: z.enum(links.so).exactOptional(),
    also: z.enum(links.also).exactOptional(),
    example: z.enum(links.example).exactOptional(),
    although: z.enum(links.although).exactOptional(),
  }),
  spelling: z.enum(spellings).nullable(),
  sample: z.string().max(voiceSampleSent.chars).exactOptional(),
});

const humanizeOptions = z
  .strictObject({
    strength: z.enum(strengths).exactOptional(),
    tone: z.enum(tones).exactOptional(),
    formatting: z.enum(formattings).exactOptional(),
    voice: voice.exactOptional(),
    doubts: z.enum(doubtOptions).exactOptional(),
    engine: z.literal('rules').exactOptional(),
    frozen: z.array(z.string().min(1).max(limits.frozen.chars)).max(limits.frozen.words).exactOptional(),
  })
  .default({});

export const checkRewriteBody = z.strictObject({
  text: z.string(),
  rewrite: z.string(),
  options: humanizeOptions,
});

export const rewordBody = z.strictObject({
  text: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  options: humanizeOptions,
});

export const humanizeBody = z.strictObject({
  text: z.string(),
  options: humanizeOptions,
  run_id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});

const invalidPlan = 'Invalid plan configuration';
const anyPlan = z.enum([...catalogueIds, 'basic'], invalidPlan);
const paymentSession = z
  .string('The payment session is missing')
  .trim()
  .min(1, 'The payment session is missing')
  .max(200, 'This is no payment session');

export const createSessionBody = z.strictObject({
  plan: z.enum(catalogueIds, invalidPlan),
  billing_cycle: z.enum(billingCycles, invalidPlan),
});

export const activateBody = z.strictObject({
  source: z.string('The source is missing').max(100, 'The source is too long'),
  session_id: paymentSession,
  plan: anyPlan.optional(),
});

export const activateByEmailBody = z.strictObject({
  email,
  session_id: paymentSession,
  plan: anyPlan.optional(),
});

export const secretUrlBody = z.strictObject({
  plan: z.enum(samplePlans, invalidPlan),
  amount: z
    .number('Please enter an amount')
    .positive('Please enter an amount')
    .max(100_000, 'This amount is too large')
    .multipleOf(0.01, 'An amount has at most two digits after the point'),
  sessionId: paymentSession.optional(),
});

export const browserFaultBody = z.strictObject({
  source: z.enum(faultSources),
  name: z.string().regex(faultName),
  frames: z.array(z.string().max(faultLimits.frameChars).regex(faultFrame)).max(faultLimits.frames),
});

/** The user whose sessions an admin ends. */
export const endSessionsOfBody = z.strictObject({ email });

export const doneBody = z.strictObject({ done: z.boolean() });

/** A text on one line, without control characters and those that change the direction of the surrounding text. */
export const line = (missing: string) =>
  z.string(missing).transform((text) => text.replace(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim());

/** Validates a field by the same rules as the form. */
const entry = (field: 'subject' | 'message') =>
  z.string().superRefine((text, context) => {
    const message = complaintAbout(field, text);
    if (message !== '') context.addIssue({ code: 'custom', message });
  });

/** `id`: chosen by the browser, so that a message sent twice arrives once. `leave_empty`: a honeypot that people do not see. */
export const contactBody = z.strictObject({
  name: fullName,
  email,
  subject: line(complaintAbout('subject', '')).pipe(entry('subject')),
  message: z
    .string(complaintAbout('message', ''))
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n|\t)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
        .trim(),
    )
    .pipe(entry('message')),
  id: z.uuid('This is no id of a message').exactOptional(),
  leave_empty: z.string().max(1_000).default(''),
});

const { titleChars, excerptChars, authorChars, tags: maxTags, tagChars } = limits.post;
const postTitle = 'A post needs a title.';
const postContent = 'A post needs content.';
const postImage = 'The image URL must begin with https://, or be a picture as data.';
const postImageSize = `A picture as data can have at most ${limits.postImageBytes / 1024} KB here. Put larger ones into the text.`;

const tagList = z
  .union([z.string(), z.array(z.string()).max(200)], 'Tags are words with commas between them.')
  .transform((given) => [given].flat().flatMap((tag) => tag.split(',')))
  .pipe(
    z.array(
      line('A tag is a text.').pipe(
        z.string().max(tagChars, `A tag can have at most ${tagChars} characters.`),
      ),
    ),
  )
  .transform((tags) => tags.filter((tag) => tag !== ''))
  .refine((tags) => tags.length <= maxTags, `A post can have at most ${maxTags} tags.`);

const imageUrl = z
  .string(postImage)
  .trim()
  .transform((address) => address || null)
  .refine((address) => address === null || (isPostImage(address) && !address.startsWith('/')), postImage)
  .refine((address) => address === null || address.length <= limits.postImageBytes, postImageSize)
  .refine(
    (address) => address === null || isDataImage(address) || address.length <= 2_000,
    'This image URL is too long.',
  )
  .nullable();

const postFields = {
  title: line(postTitle).pipe(
    z.string().min(1, postTitle).max(titleChars, `A title can have at most ${titleChars} characters.`),
  ),
  content: z.string(postContent).refine((html) => html.trim() !== '', postContent),
  excerpt: z
    .string()
    .trim()
    .max(excerptChars, `An excerpt can have at most ${excerptChars} characters.`)
    .nullable()
    .exactOptional(),
  published: z.boolean('Say whether the post is published.').exactOptional(),
  tags: tagList.exactOptional(),
  image_url: imageUrl.exactOptional(),
};

export const newPostBody = z.strictObject({
  ...postFields,
  author: line('The author is a text.')
    .pipe(z.string().max(authorChars, `An author's name can have at most ${authorChars} characters.`))
    .exactOptional(),
});

export const postEditBody = z.strictObject({
  ...postFields,
  title: postFields.title.exactOptional(),
  content: postFields.content.exactOptional(),
  updated_at: z.iso.datetime('This is no date.').optional(),
});
