import type { AdminEndpoints } from './endpoints/admin.ts';
import type { AuthEndpoints } from './endpoints/auth.ts';
import type { BlogEndpoints } from './endpoints/blog.ts';
import type { FactorEndpoints } from './endpoints/factors.ts';
import type { HumanizeEndpoints } from './endpoints/humanize.ts';
import type { PaymentEndpoints } from './endpoints/payments.ts';
import type { DevelopmentEndpoints, SiteEndpoints } from './endpoints/site.ts';
import type { UserEndpoints } from './endpoints/user.ts';

/**
 * Request and response types of each endpoint, for both browser and server. Bodies are inferred from the schemas by which the
 * server validates them; only types are imported, so that the browser never loads zod.
 */
export type Endpoints = AdminEndpoints &
  AuthEndpoints &
  BlogEndpoints &
  DevelopmentEndpoints &
  FactorEndpoints &
  HumanizeEndpoints &
  PaymentEndpoints &
  SiteEndpoints &
  UserEndpoints;
