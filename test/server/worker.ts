import { createWorker } from '../../functions/app.ts';
import { createPasswords } from '../../functions/auth/passwords/hashing.ts';
import { createDevelopmentApp } from '../../functions/dev/app.ts';
import { outboxMailer } from '../../functions/dev/outbox.ts';
import { quickCost } from './quick-cost.ts';

/** The development Worker, but a password takes a thousandth of its time. */
export default createWorker(createDevelopmentApp({ passwords: createPasswords(quickCost) }), outboxMailer);
