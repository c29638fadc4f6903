import { journeysIn } from './journeys.ts';

journeysIn('chromium');
