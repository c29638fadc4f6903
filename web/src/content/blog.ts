import { brand } from '#contract/brand.ts';

export const couldNotLoadPosts = 'The posts could not be loaded';

/** Where a post has no excerpt of its own, this goes to the device's share sheet. */
export const shareSentence = `A post from the ${brand.name} blog`;

export const askDelete = 'Are you sure you want to delete this blog post?';
