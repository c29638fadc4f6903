import { Hono } from 'hono';
import type { AuthEnv } from '#auth/env.ts';
import { addressChange } from './auth/address-change.ts';
import { admin } from './auth/admin.ts';
import { entry } from './auth/entry.ts';
import { google } from './auth/google.ts';
import { passkey } from './auth/passkey.ts';
import { recovery } from './auth/recovery.ts';
import { secondStep } from './auth/second-step.ts';
import { sessions } from './auth/sessions.ts';

export const auth = new Hono<AuthEnv>()
  .route('/', entry)
  .route('/', recovery)
  .route('/admin', admin)
  .route('/email-change', addressChange)
  .route('/google', google)
  .route('/passkey', passkey)
  .route('/second-step', secondStep)
  .route('/sessions', sessions);
