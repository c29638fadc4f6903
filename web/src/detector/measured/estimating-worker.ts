import { estimateForReader } from '#prose/estimate/index.ts';
import type { Answer, Question } from './estimating.ts';

addEventListener('message', ({ data: { id, text } }: MessageEvent<Question>) => {
  estimateForReader(text).then(
    (answer) => postMessage({ id, answer } satisfies Answer),
    (fault: unknown) => postMessage({ id, fault: String(fault) } satisfies Answer),
  );
});
