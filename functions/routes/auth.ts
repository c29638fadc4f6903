import { Hono } from 'hono';
import type { AuthEnv } from '../auth/env.ts';
import { admin } from './auth/admin.ts';
import { entry } from './auth/entry.ts';
import { google } from './auth/google.ts';
import { recovery } from './auth/recovery.ts';
import { sessions } from './auth/sessions.ts';

export const auth = new Hono<AuthEnv>()
  .route('/', entry)
  .route('/', recovery)
  .route('/admin', admin)
  .route('/google', google)
  .route('/sessions', sessions);
