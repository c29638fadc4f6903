import { handle } from 'hono/cloudflare-pages';
import { createApp, createWorker } from '../app.ts';

const app = createApp();

export const onRequest = handle(app);
export default createWorker(app);
