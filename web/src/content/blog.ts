import { brand } from '#contract/brand.ts';

export const couldNotLoadPosts = 'The posts could not be loaded';

/** Sent to the device's share sheet where a post has no excerpt. */
export const shareSentence = `A post from the ${brand.name} blog`;

export const askDelete = 'Are you sure you want to delete this blog post?';
