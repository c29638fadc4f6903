import { createWorker } from '../app.ts';
import { createDevelopmentApp } from './app.ts';
import { outboxMailer } from './outbox.ts';

export default createWorker(createDevelopmentApp(), outboxMailer, 'any');
