import { postDay } from '#contract/blog-words.ts';

/** In UTC, as the Worker writes it. */
export const PostDay = ({ moment }: { moment: string }) => <time dateTime={moment}>{postDay(moment)}</time>;
