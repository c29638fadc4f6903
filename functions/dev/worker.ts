import { createWorker } from '../app.ts';
import { createDevelopmentApp } from './app.ts';

export default createWorker(createDevelopmentApp());
